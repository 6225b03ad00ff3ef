/** Compares what the built apps weigh after gzip with `tooling/budgets.json`; run after a build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildRecordSchema, type ModuleAssets, SHELL } from '@mall/contracts';
import { appsOf, buildFolderOf } from '../build/apps.ts';
import { REPOSITORY } from '../repository.ts';
import { complain, say } from '../terminal/output.ts';

const KINDS = ['js', 'css'] as const;

type Weight = Record<(typeof KINDS)[number], number>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** Limits by kind of part; `modules` names exceptions by `<app>/<module>`. */
const budgets = readJson(path.join(REPOSITORY, 'tooling/budgets.json')) as {
  [kind in 'shell' | 'remoteEntry' | 'module' | 'messages']: Weight;
} & { modules: Record<string, Weight> };

function sum(folder: string, files: readonly string[]): number {
  const sizes = files.map(
    (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
  );
  return sizes.reduce((total, size) => total + size, 0);
}

function measureApp(app: string) {
  const build = buildFolderOf(REPOSITORY, app, 'production');
  const record = buildRecordSchema.parse(readJson(path.join(build, 'build.json')));
  const web = path.join(build, 'web');
  const weigh = ({ js, css }: ModuleAssets) => ({ js: sum(web, js), css: sum(web, css) });
  const { js, css } = record.entry;
  const entry = {
    part: app,
    weight: weigh({ js: [...record.headScripts, ...js], css }),
    limit: app === SHELL ? budgets.shell : budgets.remoteEntry,
  };
  const exposed = Object.entries(record.exposes).map(([module, assets]) => {
    const part = `${app}/${module.replace('./', '')}`;
    const common = part.includes('/messages/') ? budgets.messages : budgets.module;
    return { part, weight: weigh(assets), limit: budgets.modules[part] ?? common };
  });
  return [entry, ...exposed];
}

function cell(bytes: number, limit: number): string {
  const kilobytes = (size: number) => (size / 1000).toFixed(1);
  return `${kilobytes(bytes)} / ${kilobytes(limit)} kB`.padStart(18);
}

say(`${'after gzip / limit'.padEnd(36)} ${KINDS.map((kind) => kind.padStart(18)).join(' ')}`);
for (const { part, weight, limit } of appsOf(REPOSITORY).flatMap(measureApp)) {
  say([part.padEnd(36), ...KINDS.map((kind) => cell(weight[kind], limit[kind]))].join(' '));
  for (const kind of KINDS) {
    if (weight[kind] <= limit[kind]) continue;
    complain(`${part}: ${weight[kind]} bytes of ${kind}, the limit is ${limit[kind]}`);
    process.exitCode = 1;
  }
}
