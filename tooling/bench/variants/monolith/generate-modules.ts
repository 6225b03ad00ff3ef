/** What the monolith's build reads: a map of imports, the apps' records, and a release of each remote without files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  appFolderOf,
  type BuildRecord,
  buildRecordSchema,
  type Release,
  readSettings,
  SHELL,
  siteRecord,
} from '@mall/contracts';
import { appsOf } from '../../../build/apps.ts';
import { REPOSITORY } from '../../../repository.ts';
import { appSource } from '../../../webpack/app-source.ts';
import { messageModules } from '../../../webpack/messages.ts';
import { variantFolder } from '../variant-shell.ts';

export const GENERATED = variantFolder('monolith', 'generated');

const NO_FILES = { js: [], css: [] };

interface Remote {
  record: BuildRecord;
  /** Exposed module → its file. */
  modules: Record<string, string>;
}

function readRemote(app: string): Remote {
  const source = appSource(path.join(REPOSITORY, appFolderOf(app)));
  const modules = { ...source.modules, ...messageModules(source) };
  const exposes = Object.fromEntries(Object.keys(modules).map((module) => [module, NO_FILES]));
  const record = buildRecordSchema.parse({
    ...{ mf: source.mf, entry: NO_FILES, exposes, nodeEntry: 'empty.cjs', shared: {} },
  });
  return { record, modules };
}

/** The build of a remote whose code is in the monolith: its record alone. */
function writeBuild({ record }: Remote): void {
  const folder = variantFolder('monolith', record.mf.name);
  mkdirSync(path.join(folder, 'node'), { recursive: true });
  writeFileSync(path.join(folder, 'node', record.nodeEntry), '');
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify(record));
}

/** `cinema ./pages/cinema` is the chunk `cinema-pages-cinema`. */
export const chunkNameOf = (module: string) => module.replace(' .', '').replaceAll('/', '-');

function importsOf({ record, modules }: Remote): string[] {
  return Object.entries(modules).map(([exposed, file]) => {
    const module = `${record.mf.name} ${exposed}`;
    const chunk = `/* webpackChunkName: ${JSON.stringify(chunkNameOf(module))} */`;
    return `  ${JSON.stringify(module)}: () => import(${chunk} ${JSON.stringify(file)}),`;
  });
}

/** The remotes' part of the site record, which the monolith has in its script. */
function siteAppsOf(remotes: readonly Remote[]) {
  const settings = readSettings({});
  const releases = remotes.map(({ record }): Release => {
    const unpublished = { id: '', files: [], commit: null, ancestors: [] };
    return { ...record, app: record.mf.name, ...unpublished, publishedAt: '', publishedBy: '' };
  });
  return siteRecord({ revision: 0 } as never, releases, settings).apps;
}

export function generateModules(): void {
  const remotes = appsOf(REPOSITORY)
    .filter((app) => app !== SHELL)
    .map(readRemote);
  mkdirSync(GENERATED, { recursive: true });
  for (const remote of remotes) writeBuild(remote);
  const imports = remotes.flatMap(importsOf).join('\n');
  writeFileSync(path.join(GENERATED, 'modules.js'), `export const modules = {\n${imports}\n};\n`);
  writeFileSync(path.join(GENERATED, 'apps.json'), JSON.stringify(siteAppsOf(remotes)));
}
