/** Files of the folder of media, which can be made again at any time. */
import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes beside `file` and renames, so that no reader finds half a file.
 * @param changed When the file says that it was changed; now when left out.
 */
export async function writeAtomically(file: string, bytes: Buffer, changed?: Date): Promise<void> {
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
}
