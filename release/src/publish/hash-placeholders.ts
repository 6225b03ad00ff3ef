/** Writes the hashes of lazily loaded scripts over their placeholders in the scripts that load them. */
import type { BuildRecord } from '@mall/contracts';
import { scriptIntegrityOf } from '../base/integrity.ts';
import type { ReleaseFiles } from '../store/release-store.ts';

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
