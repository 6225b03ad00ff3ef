/** The example's content, copies of it, and copies with as many more shops as a test asks for. */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { TestSite } from '@mall/tooling/site';
import { clockArguments } from '@mall/tooling/test-clock';

const API = path.resolve(import.meta.dirname, '../../api');
const EXAMPLE_CONTENT = path.join(API, 'content');
const POLL_MS = 200;
const run = promisify(execFile);

export async function copyExampleContent(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(EXAMPLE_CONTENT, folder, { recursive: true });
  return folder;
}

/** Replaces the content of the site in `dataDir` by that of `folder`. */
export async function importFolder(dataDir: string, folder: string): Promise<void> {
  const command = path.join(API, 'src/cli/content.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  await run(process.execPath, [...clockArguments(), command, 'import', folder], { env });
}

function shopEntry(_: unknown, index: number): string {
  const [floor, letter] = index % 2 ? ['upper', 'E'] : ['ground', 'F'];
  return `- slug: nagy-bolt-${index}
  name: Nagy bolt ${index}
  categories: [service]
  floor: ${floor}
  unit: ${letter}-${1_000 + Math.floor(index / 2)}
  lead: { hu: Ami kell, en: All you need }
  description: { hu: A legnagyobb város boltja, en: A shop of the largest city }
  logo: { file: images/logo/hm.svg, alt: { hu: Logó, en: Logo } }
`;
}

/**
 * Replaces the content of a site by the example's with `more` shops, `nagy-bolt-0` and so on, without a
 * floor plan, and waits until the site has just so many more.
 */
export async function importLargeMall(
  { dataDir, origin }: Pick<TestSite, 'dataDir' | 'origin'>,
  more: number,
): Promise<void> {
  const before = await shopCount(origin);
  const folder = await copyExampleContent();
  await rm(path.join(folder, 'floor-plan'), { recursive: true });
  const entries = Array.from({ length: more }, shopEntry);
  await appendFile(path.join(folder, 'shops.yaml'), `\n${entries.join('')}`);
  await importFolder(dataDir, folder);
  await rm(folder, { recursive: true });
  while ((await shopCount(origin)) !== before + more) await wait(POLL_MS);
}

/** How many shops a site has; none while its API loads so many that it does not respond in time. */
async function shopCount(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/shops/pinned`);
  if (!response.ok) return 0;
  const { data } = await response.json();
  return data.total;
}
