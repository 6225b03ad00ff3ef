/** Runs the parts of the benchmark, which print their tables. */
import type { ShutdownHooks } from '../site/shutdown.ts';
import { simulateGrowth } from './growing.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { type LoadingBench, measureLoading } from './loading/loading.ts';
import { measurePromotions } from './promotions.ts';
import { measureRendering } from './rendering.ts';
import { measureServing } from './serving.ts';
import { Sites } from './sites.ts';
import { buildVariants, VARIANTS } from './variants/variants.ts';

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

export async function runBenchmark(
  parts: readonly Part[],
  rounds: number,
  hooks: ShutdownHooks,
): Promise<void> {
  if (parts.includes(SIMULATED)) simulateGrowth();
  const measured = parts.filter((part) => part !== SIMULATED);
  if (measured.length === 0) return;
  const builds = await buildVariants(measured.includes('loading') ? VARIANTS : ['federated']);
  const sites = await Sites.start(hooks);
  for (const part of measured) await RUN[part]({ rounds, hooks, sites, builds });
}
