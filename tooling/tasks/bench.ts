/** `npm run bench`: measures the site beside a monolith and a naive federation; see docs/benchmarks.md. */
import { parseOptions } from '../bench/options.ts';
import { runBenchmark } from '../bench/run-benchmark.ts';
import { runTask } from '../run-task.ts';
import { ShutdownHooks } from '../site/shutdown.ts';

await runTask(async (args) => {
  const options = parseOptions(args);
  const hooks = new ShutdownHooks();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void hooks.run().finally(() => process.exit(1)));
  try {
    await runBenchmark(options, hooks);
  } finally {
    await hooks.run();
  }
});
