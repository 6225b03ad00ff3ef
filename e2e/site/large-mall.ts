/** The example's content with as many more shops as a test asks for. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { TestSite } from '@mall/tooling/site';
import { clockArguments } from '@mall/tooling/test-clock';
import { EXAMPLE_CONTENT } from './example-content.ts';
import { writeLargeContent } from './large-content.ts';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const POLL_MS = 200;
const run = promisify(execFile);

/** Replaces the content of the site in `dataDir` by the example's. */
export async function importExample(dataDir: string): Promise<void> {
  await importFolder(dataDir, EXAMPLE_CONTENT);
}

/**
 * Replaces the content of a site by the example's with `more` shops added, without a floor plan, and waits
 * until the site has just so many more.
 */
export async function importLargeMall(
  { dataDir, origin }: Pick<TestSite, 'dataDir' | 'origin'>,
  more: number,
): Promise<void> {
  const before = await shopCount(origin);
  const folder = await writeLargeContent(more);
  await importFolder(dataDir, folder);
  await rm(folder, { recursive: true });
  while ((await shopCount(origin)) !== before + more) await wait(POLL_MS);
}

/** Replaces the content of the site in `dataDir` by that of `folder`. */
export async function importFolder(dataDir: string, folder: string): Promise<void> {
  const command = path.join(CHECKOUT, 'api/src/cli/content.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [...clockArguments(), command, 'import', folder], { env });
}

/** How many shops a site has; none while its API loads so many that it does not answer in time. */
async function shopCount(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/shops/pinned`);
  if (!response.ok) return 0;
  const { data } = await response.json();
  return data.total;
}
