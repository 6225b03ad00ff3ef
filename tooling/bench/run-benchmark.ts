/** Runs the parts of the benchmark, prints their tables and writes their figures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { measureRemotes } from './growth/measure-remotes.ts';
import { measureShops } from './growth/measure-shops.ts';
import { loadingTable } from './loading/loading-table.ts';
import { measureLoading } from './loading/measure-loading.ts';
import { measurePromotions } from './measure-promotions.ts';
import { measureRendering } from './measure-rendering.ts';
import { measureServing } from './measure-serving.ts';
import { type BenchOptions, PARTS, type Part } from './options.ts';
import { type RunningGateway, Sites } from './sites.ts';
import { type Builds, buildVariants, VARIANTS, type Variant } from './variants/variants.ts';

interface Bench {
  options: BenchOptions;
  hooks: ShutdownHooks;
  sites: Sites;
  builds: ReadonlyMap<Variant, Builds>;
}

const productOf = ({ builds }: Bench) => builds.get('federated') ?? {};

async function runLoading({ options, sites, builds }: Bench) {
  const gateways = {} as Record<Variant, RunningGateway>;
  for (const [variant, folders] of builds)
    gateways[variant] = await sites.startGateway(variant, folders, { PAGE_TTL_SECONDS: '10' });
  const loads = await measureLoading(gateways, options);
  say(loadingTable(loads));
  return loads;
}

async function runRendering(bench: Bench) {
  const { sites } = bench;
  const env = { RENDER_PROCESSES: '1' };
  return measureRendering(sites, await sites.startGateway('rendering', productOf(bench), env));
}

async function runServing(bench: Bench) {
  const gateway = await bench.sites.startGateway('serving', productOf(bench));
  return measureServing(gateway, bench.hooks);
}

async function runPromotions(bench: Bench) {
  const { sites, hooks, options } = bench;
  const builds = productOf(bench);
  const gateway = await sites.startGateway('promotions', builds);
  return measurePromotions({ sites, gateway, builds, pages: options.pages, hooks });
}

async function runGrowth(bench: Bench) {
  const { sites, hooks, options } = bench;
  const remotes = await measureRemotes(sites, productOf(bench), hooks);
  const shops = await measureShops(productOf(bench), options.shops, hooks);
  return { remotes, shops };
}

const RUN: Record<Part, (bench: Bench) => Promise<unknown>> = {
  rendering: runRendering,
  serving: runServing,
  promotions: runPromotions,
  growth: runGrowth,
  loading: runLoading,
};

export async function runBenchmark(options: BenchOptions, hooks: ShutdownHooks): Promise<void> {
  const parts = PARTS.filter((part) => !options.only || options.only === part);
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, loadBefore: loadavg() };
  const results: Record<string, unknown> = { startedAt: new Date().toISOString(), machine };
  const builds = await buildVariants(parts.includes('loading') ? VARIANTS : ['federated']);
  const sites = await Sites.start(hooks);
  for (const part of parts) results[part] = await RUN[part]({ options, hooks, sites, builds });
  const file = path.resolve(REPOSITORY, options.json);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  say(`figures are in ${path.relative(REPOSITORY, file)}`);
}
