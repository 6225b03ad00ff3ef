/** What pages cost when the mall has many more shops. */
import { rm } from 'node:fs/promises';
import { writeLargeContent } from '../../site/large-content.ts';
import type { ShutdownHooks } from '../../site/shutdown.ts';
import { say } from '../../terminal/output.ts';
import { getPage } from '../get.ts';
import { median } from '../median.ts';
import { type RunningGateway, Sites } from '../sites.ts';
import { table } from '../table.ts';
import type { Builds } from '../variants/variants.ts';
import { type Keystroke, measureTyping } from './measure-typing.ts';

const PAGES = ['/', '/uzletek', '/uzletek/terkep', '/uzletek/hm'];
const ROUNDS = 5;

export interface ShopGrowth {
  page: string;
  ms: number;
  bytes: number;
  compressedBytes: number;
}

async function measurePage(gateway: RunningGateway, page: string): Promise<ShopGrowth> {
  // The first one warms up.
  let answer = await getPage(gateway, page);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    answer = await getPage(gateway, page);
    times.push(performance.now() - start);
  }
  const { rawBytes, body } = answer;
  return { page, ms: median(times), bytes: rawBytes, compressedBytes: body.length };
}

/** Imports `shops` shops beside the example's into an API of their own, renders pages and types into its filter. */
export async function measureShops(
  builds: Builds,
  shops: number,
  hooks: ShutdownHooks,
): Promise<{ pages: ShopGrowth[]; keystrokes: Keystroke[] }> {
  const folder = await writeLargeContent(shops);
  hooks.add(() => rm(folder, { recursive: true, force: true }));
  const sites = await Sites.start(hooks, folder);
  const gateway = await sites.startGateway('growth', builds, { PAGE_TTL_SECONDS: '0' });
  const results: ShopGrowth[] = [];
  for (const page of PAGES) results.push(await measurePage(gateway, page));
  const rows = results.map(({ page, ms, bytes, compressedBytes }) => [
    ...[page, ms.toFixed(0)],
    ...[bytes, compressedBytes].map((size) => (size / 1000).toFixed(1)),
  ]);
  say(table([`page with ${shops} more shops`, 'ms', 'HTML kB', 'brotli kB'], rows));
  return { pages: results, keystrokes: await measureTyping(gateway.origin, shops) };
}
