/** Compares what the built apps weigh after gzip with `tooling/budgets.json`; run after a build. */
import { appsOf } from '../build/apps.ts';
import { REPOSITORY } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import { KINDS, overweight, partsOf } from './weights.ts';

function cell(bytes: number, limit: number): string {
  const kilobytes = (size: number) => (size / 1000).toFixed(1);
  return `${kilobytes(bytes)} / ${kilobytes(limit)} kB`.padStart(18);
}

say(`${'after gzip / limit'.padEnd(36)} ${KINDS.map((kind) => kind.padStart(18)).join(' ')}`);
for (const part of appsOf(REPOSITORY).flatMap((app) => partsOf(app))) {
  const { name, weight, limit } = part;
  say([name.padEnd(36), ...KINDS.map((kind) => cell(weight[kind], limit[kind]))].join(' '));
  for (const problem of overweight(part)) {
    complain(problem);
    process.exitCode = 1;
  }
}
