/** What the parts of a built app weigh after gzip, and what they may. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildRecordSchema, type ModuleAssets, SHELL } from '@mall/contracts';
import { buildFolderOf } from '../build/apps.ts';
import { REPOSITORY } from '../repository.ts';

export const KINDS = ['js', 'css'] as const;

type Weight = Record<(typeof KINDS)[number], number>;

export interface Part {
  name: string;
  weight: Weight;
  limit: Weight;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** Limits by kind of part; `modules` names exceptions by `<app>/<module>`. */
const budgets = readJson(path.join(import.meta.dirname, '../budgets.json')) as {
  [kind in 'shell' | 'remoteEntry' | 'module' | 'messages']: Weight;
} & { modules: Record<string, Weight> };

function sum(folder: string, files: readonly string[]): number {
  const sizes = files.map(
    (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** The entry of an app and its modules. @param build the folder of its build. */
export function partsOf(app: string, build = buildFolderOf(REPOSITORY, app, 'production')): Part[] {
  const record = buildRecordSchema.parse(readJson(path.join(build, 'build.json')));
  const web = path.join(build, 'web');
  const weigh = ({ js, css }: ModuleAssets) => ({ js: sum(web, js), css: sum(web, css) });
  const { js, css } = record.entry;
  const entry = {
    name: app,
    weight: weigh({ js: [...record.headScripts, ...js], css }),
    limit: app === SHELL ? budgets.shell : budgets.remoteEntry,
  };
  const exposed = Object.entries(record.exposes).map(([module, assets]) => {
    const name = `${app}/${module.replace('./', '')}`;
    const common = name.includes('/messages/') ? budgets.messages : budgets.module;
    return { name, weight: weigh(assets), limit: budgets.modules[name] ?? common };
  });
  return [entry, ...exposed];
}

/** A line for each kind of file of a part that weighs more than it may. */
export function overweight({ name, weight, limit }: Part): string[] {
  return KINDS.filter((kind) => weight[kind] > limit[kind]).map(
    (kind) => `${name}: ${weight[kind]} bytes of ${kind}, the limit is ${limit[kind]}`,
  );
}
