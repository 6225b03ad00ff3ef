/** Files of the folder of media, which can be made again at any time. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Makes the file at `path` if it is missing. @returns `path`, or undefined where `make` has no bytes for it. */
export async function cachedFile(
  folder: string,
  path: string,
  make: () => Promise<Buffer | undefined>,
  changed?: Date,
): Promise<string | undefined> {
  const file = join(folder, path);
  if (await exists(file)) return path;
  const bytes = await make();
  if (!bytes) return undefined;
  // Written beside it and renamed, so that no reader finds half a file.
  const temporary = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes, { flush: true });
    if (changed) await utimes(temporary, changed, changed);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return path;
}
