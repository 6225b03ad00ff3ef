/** The id of a release, made from its content, and how it is written into the built files. */
import { createHash } from 'node:crypto';
import { RELEASE_PLACEHOLDER } from '@mall/contracts';
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
