/** The example's content with as many more shops as a test asks for. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EXAMPLE_CONTENT } from '@mall/tooling/example-content';
import { writeLargeContent } from '@mall/tooling/large-content';
import { clockArguments } from '@mall/tooling/test-clock';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Replaces the content of the site in `dataDir` by the example's. */
export async function importExample(dataDir: string): Promise<void> {
  await importFolder(dataDir, EXAMPLE_CONTENT);
}

/** Replaces the content of the site in `dataDir` by the example's with `more` shops added, without a floor plan. */
export async function importLargeMall(dataDir: string, more: number): Promise<void> {
  const folder = await writeLargeContent(more);
  await importFolder(dataDir, folder);
  await rm(folder, { recursive: true });
}

/** Replaces the content of the site in `dataDir` by that of `folder`. */
export async function importFolder(dataDir: string, folder: string): Promise<void> {
  const command = path.join(CHECKOUT, 'api/src/cli/content.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [...clockArguments(), command, 'import', folder], { env });
}

/** How many shops the site at `origin` has now. */
export async function shopCount(origin: string): Promise<number> {
  const { data } = await (await fetch(`${origin}/api/shops/pinned`)).json();
  return data.total;
}
