/** Deletes files that no row of the database names. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file is written just before its row, also by another API, maybe after the rows were read. */
const MIN_AGE_MS = 60 * 60_000;

/** The names in `folder`; a folder that is not there yet holds none. */
export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((): string[] => []);

/** Deletes what `isOrphaned` in `folder`, once it is an hour old. */
export async function deleteOrphanedFiles(
  folder: string,
  isOrphaned: (name: string) => boolean,
): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isOrphaned)) {
    const path = join(folder, name);
    // Another API that shares the folder may have deleted it.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - MIN_AGE_MS)
      await rm(path, { recursive: true, force: true });
  }
}
