/** `npm run bench -- [part…] [--rounds <count>]`: measures the site beside a monolith and a naive federation; see docs/benchmarks.md. */
import { parseArgs } from 'node:util';
import { PARTS, runBenchmark } from '../bench/run-benchmark.ts';
import { TaskError } from '../repository.ts';
import { runTask } from '../run-task.ts';
import { ShutdownHooks } from '../site/shutdown.ts';
import { forgetSettings } from '../testing/forget-settings.ts';

await runTask(async (args) => {
  const options = { rounds: { type: 'string', default: '3' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
  if (unknown)
    throw new TaskError(`${unknown} is not a part; the parts are ${PARTS.join(', ')}`, 2);
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw new TaskError(`--rounds ${values.rounds}: a number from 1`, 2);
  const parts = PARTS.filter((part) => positionals.length === 0 || positionals.includes(part));
  forgetSettings();
  await using hooks = new ShutdownHooks();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void hooks.disposeAsync().finally(() => process.exit(1)));
  await runBenchmark(parts, rounds, hooks);
});
