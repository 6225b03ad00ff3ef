/** How many pages a gateway renders and compresses. */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { say } from '../terminal/output.ts';
import { CHANGED_SHOP, writeChangedContent } from './changed-content.ts';
import { get } from './get.ts';
import { type Load, putUnderLoad } from './load.ts';
import { median } from './median.ts';
import { keepOnOneCore } from './one-core.ts';
import type { RunningGateway, Sites } from './sites.ts';
import { table } from './table.ts';

/** Query keys whose unknown values change nothing. The pages of shops are new once the content has changed. */
const KEYS = { '/': 'newsletter', '/uzletek': 'oldal' };
const SHOP = '/uzletek/:slug';
const CONNECTIONS = 4;
const SECONDS = 8;
/** A round takes two seconds, since there are some 300 pages of shops. */
const SHOP_ROUNDS = 5;
/**
 * A gateway runs for days. V8 goes on optimising its code for so many renders, which take a minute; the
 * first of them have about half the speed.
 */
const WARM_UP_RENDERS = 10_000;
const POLL_MS = 50;

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

/** Changes the content, and waits until the gateway knows. */
async function renewContent(sites: Sites, { origin }: RunningGateway, name: string): Promise<void> {
  const email = `${name}@shop.example`;
  const folder = await writeChangedContent(email);
  sites.importContent(folder);
  await rm(folder, { recursive: true });
  const shop = async () => (await fetch(`${origin}/api/shops/${CHANGED_SHOP}`)).text();
  while (!(await shop()).includes(email)) await pause(POLL_MS);
}

function medianOf(rounds: readonly Rendering[]): Rendering {
  const of = (key: Exclude<keyof Rendering, 'page'>) => median(rounds.map((round) => round[key]));
  const [perSecond, perCpuSecond] = [of('perSecond'), of('perCpuSecond')];
  return { page: SHOP, renders: of('renders'), perSecond, perCpuSecond, p99Ms: of('p99Ms') };
}

async function measureShops(sites: Sites, gateway: RunningGateway): Promise<Rendering> {
  const { data } = shopsSchema.parse(await (await fetch(`${gateway.origin}/api/shops`)).json());
  const paths = data.flatMap(({ slug }) => [`/shops/${slug}`, `/uzletek/${slug}`]);
  let next = 0;
  const nextPath = () => paths[next++ % paths.length] ?? '/';
  const load = { ...loadOf(gateway, '/', nextPath), amount: paths.length };
  const warmUpRounds = Math.ceil(WARM_UP_RENDERS / paths.length);
  const rounds: Rendering[] = [];
  for (let round = 0; round < warmUpRounds + SHOP_ROUNDS; round += 1) {
    await renewContent(sites, gateway, `round-${round}`);
    rounds.push(await measurePage(SHOP, gateway.origin, load));
  }
  return medianOf(rounds.slice(warmUpRounds));
}

async function measureKeyed(gateway: RunningGateway, page: keyof typeof KEYS): Promise<Rendering> {
  let count = 0;
  const load = loadOf(gateway, page, () => `${page}?${KEYS[page]}=x${count++}`);
  await putUnderLoad({ ...load, amount: WARM_UP_RENDERS });
  return measurePage(page, gateway.origin, load);
}

function loadOf({ origin, pid }: RunningGateway, page: string, nextPath: () => string): Load {
  const url = origin + page;
  return { url, pid: pid() ?? 0, connections: CONNECTIONS, seconds: SECONDS, nextPath };
}

/** Asks one core for no page twice, so that none comes from the cache. */
export async function measureRendering(
  sites: Sites,
  gateway: RunningGateway,
): Promise<Rendering[]> {
  if (!keepOnOneCore(gateway.pid() ?? 0)) say('without taskset the gateway may use every core');
  const results = [
    await measureKeyed(gateway, '/'),
    await measureShops(sites, gateway),
    await measureKeyed(gateway, '/uzletek'),
  ];
  const rows = results.map(({ page, perSecond, perCpuSecond, p99Ms }) => [
    page,
    perSecond.toFixed(0),
    perCpuSecond.toFixed(0),
    p99Ms.toFixed(0),
  ]);
  say(table(['rendered page', 'a second of one core', 'a CPU second', 'p99 ms'], rows));
  return results;
}
