/** Atomic creation of files. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../system-error.ts';

/**
 * Creates `file` with `text` in one step. A link fails when its target exists, so of two writers
 * exactly one wins, and no reader ever sees half a file.
 * @returns false when the file is there already.
 */
export async function createExclusively(file: string, text: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.draft-${randomUUID()}`);
  try {
    await writeFile(draft, text, { flush: true });
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
