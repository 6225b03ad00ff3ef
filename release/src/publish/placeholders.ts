/** Writes a release's id, and the hashes of lazily loaded scripts, over their placeholders in built files. */
import { createHash } from 'node:crypto';
import { type BuildRecord, RELEASE_PLACEHOLDER } from '@mall/contracts';
import { scriptIntegrityOf } from '../base/integrity.ts';
import type { ReleaseFiles } from '../store/releases.ts';
import type { Build } from './built-files.ts';

const TEXT_FILE = /\.(?:[cm]?js|css|json|map|html|txt)$/;

/** First 16 hexadecimal digits of the sha256 of every path and file, placeholders included. */
export function releaseId(build: Build): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of [['build.json', build.record] as const, ...build.files]) {
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Writes the id over each placeholder. Both have the same length, so byte offsets stay. */
export function stampReleaseId(path: string, bytes: Buffer, id: string): Buffer {
  if (!TEXT_FILE.test(path) || !bytes.includes(RELEASE_PLACEHOLDER)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll(RELEASE_PLACEHOLDER, id), 'latin1');
}

/** Both have the same length, so positions in source maps stay. */
function filled(bytes: Buffer, hashes: readonly [placeholder: string, hash: string][]): Buffer {
  const found = hashes.filter(([placeholder]) => bytes.includes(placeholder));
  if (found.length === 0) return bytes;
  const text = bytes.toString('latin1');
  return Buffer.from(
    found.reduce((part, [placeholder, hash]) => part.replaceAll(placeholder, hash), text),
    'latin1',
  );
}

/** @param placeholders of the build record: each with the web file whose hash replaces it. */
export function withHashes(
  files: ReleaseFiles,
  placeholders: BuildRecord['hashPlaceholders'],
): Map<string, Buffer> {
  const hashes = Object.entries(placeholders).flatMap(([placeholder, file]): [string, string][] => {
    const bytes = files.get(`web/${file}`);
    return bytes ? [[placeholder, scriptIntegrityOf(bytes).replace('sha256-', '')]] : [];
  });
  return new Map(
    [...files].map(([path, bytes]) => [
      path,
      /^web\/.*\.js$/.test(path) ? filled(bytes, hashes) : bytes,
    ]),
  );
}
