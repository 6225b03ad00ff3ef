/** How many pages a gateway renders and compresses. */
import { z } from 'zod';
import { say } from '../terminal/output.ts';
import { get } from './get.ts';
import { type Load, putUnderLoad } from './load.ts';
import type { RunningGateway } from './sites.ts';
import { table } from './table.ts';

/** Each page of a shop is another one; the others have a query key whose unknown values change nothing. */
const KEYS = { '/': 'newsletter', '/uzletek': 'oldal' };
const SHOP = '/uzletek/:slug';
const CONNECTIONS = 4;
const WARM_UP_SECONDS = 2;
const SECONDS = 8;

const shopsSchema = z.object({ data: z.array(z.object({ slug: z.string() })) });

export interface Rendering {
  page: string;
  /** Fewer than the requests, if some of them shared a render. */
  renders: number;
  perSecond: number;
  /** Renders for each second of the gateway's processor time. */
  perCpuSecond: number;
  p99Ms: number;
}

async function rendersOf(origin: string): Promise<number> {
  const { body } = await get(`${origin}/metrics`);
  const [, count = 0] = /^render_duration_seconds_count (\d+)$/m.exec(body.toString()) ?? [];
  return Number(count);
}

async function measurePage(page: string, origin: string, load: Load): Promise<Rendering> {
  const before = await rendersOf(origin);
  const { seconds, cpuSeconds, p99Ms } = await putUnderLoad(load);
  const renders = (await rendersOf(origin)) - before;
  const perCpuSecond = cpuSeconds > 0 ? renders / cpuSeconds : 0;
  return { page, renders, perSecond: renders / seconds, perCpuSecond, p99Ms };
}

async function measureShops(gateway: RunningGateway): Promise<Rendering> {
  const { data } = shopsSchema.parse(await (await fetch(`${gateway.origin}/api/shops`)).json());
  const paths = [
    ...data.map(({ slug }) => `/shops/${slug}`),
    ...data.map(({ slug }) => `/uzletek/${slug}`),
  ];
  let next = 0;
  const load = loadOf(gateway, '/', () => paths[next++] ?? '/');
  // Those in English warm up.
  await putUnderLoad({ ...load, amount: data.length });
  return measurePage(SHOP, gateway.origin, { ...load, amount: data.length });
}

async function measureKeyed(gateway: RunningGateway, page: keyof typeof KEYS): Promise<Rendering> {
  let count = 0;
  const load = loadOf(gateway, page, () => `${page}?${KEYS[page]}=x${count++}`);
  await putUnderLoad({ ...load, seconds: WARM_UP_SECONDS });
  return measurePage(page, gateway.origin, { ...load, seconds: SECONDS });
}

function loadOf({ origin, pid }: RunningGateway, page: string, nextPath: () => string): Load {
  const url = origin + page;
  return { url, pid: pid() ?? 0, connections: CONNECTIONS, seconds: SECONDS, nextPath };
}

/** Asks for no page twice, so that none comes from the cache. */
export async function measureRendering(gateway: RunningGateway): Promise<Rendering[]> {
  const results = [
    await measureKeyed(gateway, '/'),
    await measureShops(gateway),
    await measureKeyed(gateway, '/uzletek'),
  ];
  const rows = results.map(({ page, perSecond, perCpuSecond, p99Ms }) => [
    page,
    perSecond.toFixed(0),
    perCpuSecond.toFixed(0),
    p99Ms.toFixed(0),
  ]);
  say(table(['rendered page', 'a second', 'a CPU second', 'p99 ms'], rows));
  return results;
}
