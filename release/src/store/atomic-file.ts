/** Files that appear in one step: no reader ever sees half of one. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../base/system-error.ts';

async function withDraft<Result>(
  file: string,
  text: string,
  publish: (draft: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.draft-${randomUUID()}`);
  try {
    await writeFile(draft, text, { flush: true });
    return await publish(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Creates `file` with `text`. A link fails when its target exists, so of two writers exactly one wins.
 * @returns false when the file is there already.
 */
export function createExclusively(file: string, text: string): Promise<boolean> {
  return withDraft(file, text, async (draft) => {
    try {
      await link(draft, file);
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  });
}

/** Writes `file`, over an older one too. */
export function replaceFile(file: string, text: string): Promise<void> {
  return withDraft(file, text, (draft) => rename(draft, file));
}
