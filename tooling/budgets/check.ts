/** Compares what the built apps weigh with `tooling/budgets.json`; run after a build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appsOf } from '../build/apps.ts';
import { REPOSITORY } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';
import { type Budgets, type Measured, measureApp, type Weight } from './measure.ts';

const file = path.join(REPOSITORY, 'tooling/budgets.json');
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Budgets;

const KINDS: readonly (keyof Weight)[] = ['js', 'css'];

function cell(bytes: number, limit: number): string {
  const kilobytes = (size: number) => (size / 1000).toFixed(1);
  return `${kilobytes(bytes)} / ${kilobytes(limit)} kB`.padStart(18);
}

function row({ part, weight, limit }: Measured): string {
  return [part.padEnd(36), ...KINDS.map((kind) => cell(weight[kind], limit[kind]))].join(' ');
}

const measured = appsOf(REPOSITORY).flatMap((app) => measureApp(REPOSITORY, app, budgets));
say(`${'after gzip / limit'.padEnd(36)} ${'js'.padStart(18)} ${'css'.padStart(18)}`);
for (const part of measured) say(row(part));
const heavy = measured.flatMap(({ part, weight, limit }) =>
  KINDS.filter((kind) => weight[kind] > limit[kind]).map(
    (kind) => `${part}: ${weight[kind]} bytes of ${kind}, the limit is ${limit[kind]}`,
  ),
);
for (const line of heavy) complain(line);
process.exitCode = heavy.length > 0 ? 1 : 0;
