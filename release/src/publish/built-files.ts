/** Reads a build from an app's `.build` folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type BuildRecord, buildRecordSchema, type ModuleAssets, SHELL } from '@mall/contracts';
import { z } from 'zod';
import { ReleaseError, unlessMissing } from '../base/errors.ts';

export interface Build {
  /** The bytes of `build.json`. */
  record: Buffer;
  /** Built files by path (`web/…`, `node/…`, `maps/…`), sorted by path. */
  files: Map<string, Buffer>;
}

async function filesBelow(folder: string): Promise<string[]> {
  const options = { withFileTypes: true, recursive: true } as const;
  const entries = await readdir(folder, options).catch(unlessMissing([]));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Source maps go to `maps/…`: only files below `web/` are served. */
function releasePath(builtPath: string): string {
  return builtPath.endsWith('.map') ? `maps/${builtPath}` : builtPath;
}

/** @throws {ReleaseError} when there is no finished build in `buildFolder`. */
export async function readBuild(buildFolder: string): Promise<Build> {
  const record = await readFile(join(buildFolder, 'build.json')).catch(unlessMissing(undefined));
  if (!record) {
    throw new ReleaseError(
      `no build in ${buildFolder}: build.json is missing; build the app first`,
    );
  }
  const found = await Promise.all(
    ['web', 'node'].map((part) => filesBelow(join(buildFolder, part))),
  );
  const files = new Map<string, Buffer>();
  for (const file of found.flat().sort()) {
    const builtPath = relative(buildFolder, file).replaceAll(sep, '/');
    files.set(releasePath(builtPath), await readFile(file));
  }
  return { record, files };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError(`${file} is not valid JSON; build the app again`, { cause });
  }
}

export function parseBuildRecord(text: string, buildFolder: string): BuildRecord {
  const file = `${buildFolder}/build.json`;
  const parsed = buildRecordSchema.safeParse(parseJson(text, file));
  if (parsed.success) return parsed.data;
  throw new ReleaseError(`${file} is not valid:\n${z.prettifyError(parsed.error)}`);
}

const paths = (assets: ModuleAssets) => [...assets.js, ...assets.css].map((file) => `web/${file}`);

function namedFiles(record: BuildRecord): [field: string, path: string][] {
  const exposes = Object.entries(record.exposes).flatMap(([module, assets]) =>
    paths(assets).map((path): [string, string] => [`exposes["${module}"]`, path]),
  );
  return [
    ...paths(record.entry).map((path): [string, string] => ['entry', path]),
    ...exposes,
    ...record.headScripts.map((file): [string, string] => ['headScripts', `web/${file}`]),
    ['nodeEntry', `node/${record.nodeEntry}`],
  ];
}

/** Modules that the app's mf.json names and its build does not expose. The shell bundles its own. */
function missingModules(record: BuildRecord): string[] {
  if (record.mf.name === SHELL) return [];
  return [...record.mf.routes, ...record.mf.slots]
    .filter(({ module }) => !(module in record.exposes))
    .map(({ module }) => `mf.json names ${module}, which the build does not expose`);
}

/** @throws {ReleaseError} listing what the record names and the build does not hold. */
export function checkNamedFiles(record: BuildRecord, built: ReadonlyMap<string, unknown>): void {
  const missing = namedFiles(record)
    .filter(([, path]) => !built.has(path))
    .map(([field, path]) => `build.json ${field} names ${path}, which was not built`);
  const issues = [...missing, ...missingModules(record)];
  if (issues.length > 0) {
    throw new ReleaseError(`the build of ${record.mf.name} is not complete:\n${issues.join('\n')}`);
  }
}
