/** Loads an image file of a content folder, and nothing from anywhere else. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ImageError } from '../media/image-error.ts';

const BYTES_PER_MB = 1024 * 1024;
const MAX_BYTES = 10 * BYTES_PER_MB;

/** @throws {ImageError} when it is missing, outside of `folder`, or too large. */
export async function loadImageFile(folder: string, file: string): Promise<Buffer> {
  const path = resolve(folder, file);
  if (isAbsolute(file) || !isInside(folder, path)) refuseOutside();
  const real = await realpath(path).catch(() => {
    throw new ImageError('is missing');
  });
  // A link may lead out of the folder.
  if (!isInside(await realpath(folder), real)) refuseOutside();
  const info = await stat(real);
  if (!info.isFile()) throw new ImageError('is no file');
  if (info.size > MAX_BYTES) {
    const size = (info.size / BYTES_PER_MB).toFixed(1);
    throw new ImageError(`has ${size} MB; an image has at most ${MAX_BYTES / BYTES_PER_MB} MB`);
  }
  return readFile(real);
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refuseOutside(): never {
  throw new ImageError('is outside the content folder; name it relative to that');
}
