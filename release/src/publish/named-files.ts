/** Every file that a build record names must be among the built files. */
import { type BuildRecord, type ModuleAssets, SHELL } from '@mall/contracts';
import { ReleaseError } from '../base/release-error.ts';

const paths = (assets: ModuleAssets) => [...assets.js, ...assets.css].map((file) => `web/${file}`);

/** Each named file with the field that names it. */
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
