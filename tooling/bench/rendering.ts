/** How many pages a gateway with one render process renders and compresses on one core. */
import { TaskError } from '../repository.ts';
import { say } from '../terminal/output.ts';
import { keepOnOneCore } from './cpu-time.ts';
import { getPage } from './get.ts';
import type { RunningServer } from './sites.ts';
import { table } from './table.ts';
import { putUnderLoad, type Rate } from './wrk.ts';

/** Query keys whose unknown values change nothing: each value is a page that is not in the cache. */
const PAGES = { '/': '/?newsletter=x', '/uzletek': '/uzletek?oldal=x' };
const CONNECTIONS = 4;
const SECONDS = 20;
/** A gateway runs for days. V8 goes on optimising for some 10,000 renders. */
const WARM_UP_SECONDS = 60;

async function renderCount(gateway: RunningServer): Promise<number> {
  const { body } = await getPage(gateway, '/metrics');
  const counts = body.toString().matchAll(/^render_duration_seconds_count\S* (\d+)$/gm);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function measurePage(gateway: RunningServer, path: string): Promise<Rate> {
  const load = { path, isNew: true, connections: CONNECTIONS };
  await putUnderLoad(gateway, { ...load, path: `${path}y`, seconds: WARM_UP_SECONDS });
  const before = await renderCount(gateway);
  const rate = await putUnderLoad(gateway, { ...load, seconds: SECONDS });
  const renders = (await renderCount(gateway)) - before;
  if (renders >= rate.requests) return rate;
  throw new TaskError(`${path}: ${rate.requests - renders} of the pages came from a cache`);
}

export async function measureRendering(gateway: RunningServer): Promise<void> {
  keepOnOneCore(gateway.pid());
  const rows: string[][] = [];
  for (const [page, path] of Object.entries(PAGES)) {
    const { perSecond, p99Ms } = await measurePage(gateway, path);
    rows.push([page, perSecond.toFixed(0), p99Ms.toFixed(0)]);
  }
  say(table(['rendered page', 'a second of one core', 'p99 ms'], rows));
}
