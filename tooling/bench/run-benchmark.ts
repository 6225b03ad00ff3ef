/** Runs the parts of the benchmark, prints their tables and writes their figures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { say } from '../terminal/output.ts';
import { simulateGrowth } from './growing.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { type LoadingBench, measureLoading } from './loading/loading.ts';
import { measurePromotions } from './promotions.ts';
import { measureRendering } from './rendering.ts';
import { measureServing } from './serving.ts';
import { Sites } from './sites.ts';
import { buildVariants, VARIANTS } from './variants/variants.ts';

const RESULT = '.cache/bench/result.json';

interface Bench extends LoadingBench {
  builds: Awaited<ReturnType<typeof buildVariants>>;
}

const productOf = ({ builds }: Bench) => builds.get('federated') ?? {};

const RUN = {
  rendering: async (bench: Bench) =>
    measureRendering(
      await bench.sites.startGateway('rendering', productOf(bench), { RENDER_PROCESSES: '1' }),
    ),
  serving: async (bench: Bench) =>
    measureServing(await bench.sites.startGateway('serving', productOf(bench)), bench.hooks),
  promotions: (bench: Bench) => measurePromotions(bench.sites, productOf(bench), bench.hooks),
  loading: measureLoading,
  interactions: async (bench: Bench) =>
    measureInteractions(
      await bench.sites.startGateway('interactions', productOf(bench)),
      bench.rounds,
    ),
};

type Measured = keyof typeof RUN;
/** Needs no build, site or quiet machine. */
const SIMULATED = 'growing';
type Part = Measured | typeof SIMULATED;
export const PARTS: readonly Part[] = [...(Object.keys(RUN) as Measured[]), SIMULATED];

async function measure(
  parts: readonly Measured[],
  rounds: number,
  hooks: ShutdownHooks,
  results: Record<string, unknown>,
): Promise<void> {
  if (parts.length === 0) return;
  const builds = await buildVariants(parts.includes('loading') ? VARIANTS : ['federated']);
  const sites = await Sites.start(hooks);
  for (const part of parts) results[part] = await RUN[part]({ rounds, hooks, sites, builds });
}

export async function runBenchmark(
  parts: readonly Part[],
  rounds: number,
  hooks: ShutdownHooks,
): Promise<void> {
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, loadBefore: loadavg() };
  const results: Record<string, unknown> = { startedAt: new Date().toISOString(), machine };
  if (parts.includes(SIMULATED)) results[SIMULATED] = simulateGrowth();
  await measure(
    parts.filter((part) => part !== SIMULATED),
    rounds,
    hooks,
    results,
  );
  const file = path.join(REPOSITORY, RESULT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  say(`all figures are in ${RESULT}`);
}
