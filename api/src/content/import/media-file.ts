/** Loads an image or a video of a content folder, and nothing from anywhere else. */
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { MediaError } from '../../base/content-issue.ts';

const BYTES_PER_MB = 1024 * 1024;

/** @throws {MediaError} when it is missing, outside of `folder`, or has more than `maxMb`. */
export async function loadMediaFile(
  folder: string,
  file: string,
  use: 'an image' | 'a video',
  maxMb: number,
): Promise<Buffer> {
  const path = resolve(folder, file);
  if (isAbsolute(file) || !isInside(folder, path)) refuseOutside();
  const real = await realpath(path).catch(() => {
    throw new MediaError('is missing');
  });
  // A link may lead out of the folder.
  if (!isInside(await realpath(folder), real)) refuseOutside();
  const info = await stat(real);
  if (!info.isFile()) throw new MediaError('is no file');
  if (info.size > maxMb * BYTES_PER_MB) {
    const size = (info.size / BYTES_PER_MB).toFixed(1);
    throw new MediaError(`has ${size} MB; ${use} has at most ${maxMb} MB`);
  }
  return readFile(real);
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refuseOutside(): never {
  throw new MediaError('is outside the content folder; name it relative to that');
}

/** Puts the file's name before the message of a `MediaError`. */
export async function naming<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MediaError) throw new MediaError(`"${file}" ${error.message}`);
    throw error;
  }
}
