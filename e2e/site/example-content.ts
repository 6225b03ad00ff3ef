/** The example's content, and copies of it that a caller changes. */
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const EXAMPLE_CONTENT = path.resolve(import.meta.dirname, '../../api/content');

/** @returns a new folder, which the caller removes. */
export async function copyExampleContent(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(EXAMPLE_CONTENT, folder, { recursive: true });
  return folder;
}
