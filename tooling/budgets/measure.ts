/** What the parts of an app weigh, compressed as visitors get them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildRecordSchema, type ModuleAssets, SHELL } from '@mall/contracts';
import { buildFolderOf } from '../build/apps.ts';

/** Bytes after gzip. */
export interface Weight {
  js: number;
  css: number;
}

/** Limits by kind of part; `modules` names exceptions by `<app>/<module>`. */
export interface Budgets {
  shell: Weight;
  remoteEntry: Weight;
  module: Weight;
  messages: Weight;
  modules: Record<string, Weight>;
}

export interface Measured {
  /** `cinema/pages/cinema`, or `shell`. */
  part: string;
  weight: Weight;
  limit: Weight;
}

function sum(folder: string, files: readonly string[]): number {
  const sizes = files.map(
    (file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length,
  );
  return sizes.reduce((total, size) => total + size, 0);
}

function limitOf(budgets: Budgets, part: string): Weight {
  const exception = budgets.modules[part];
  if (exception) return exception;
  return part.includes('/messages/') ? budgets.messages : budgets.module;
}

/** Weighs the built app: its entry, and each exposed module. */
export function measureApp(root: string, app: string, budgets: Budgets): Measured[] {
  const build = buildFolderOf(root, app, 'production');
  const text = readFileSync(path.join(build, 'build.json'), 'utf8');
  const record = buildRecordSchema.parse(JSON.parse(text));
  const web = path.join(build, 'web');
  const weigh = ({ js, css }: ModuleAssets) => ({ js: sum(web, js), css: sum(web, css) });
  const entry = app === SHELL ? budgets.shell : budgets.remoteEntry;
  const exposed = Object.entries(record.exposes).map(([module, assets]) => {
    const part = `${app}/${module.replace('./', '')}`;
    return { part, weight: weigh(assets), limit: limitOf(budgets, part) };
  });
  const { js, css } = record.entry;
  const start = { js: [...record.headScripts, ...js], css };
  return [{ part: app, weight: weigh(start), limit: entry }, ...exposed];
}
