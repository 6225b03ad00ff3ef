/**
 * The declarations that remotes compile against, as they were in the first version with the present major
 * number. A remote that was written for that version must still compile (decision 0027).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { publishedManifest, sdkVersion } from './packages.ts';

/** The API's types are held by its own contract. */
export const PACKAGES = ['blocks', 'i18n', 'opening-hours', 'runtime', 'ui'].map(
  (name) => `shared/${name}`,
);
const RECORD = path.join(REPOSITORY, 'tooling/sdk/public-face.json');
const DECLARATIONS = '.d.ts';

export interface Face {
  version: string;
  /** The file of each module that the packages exported. */
  modules: Record<string, string>;
  /** The text of each declaration file, by its path below the repository. */
  files: Record<string, string>;
}

export const readFace = () => JSON.parse(readFileSync(RECORD, 'utf8')) as Face;
const major = (version: string) => version.split('.')[0];

/** Records the declarations in the folder of compiled packages, once for each major version. */
export function recordFace(compiled: string): void {
  const version = sdkVersion();
  if (major(readFace().version) === major(version)) return;
  const patterns = PACKAGES.map((folder) => `${folder}/**/*${DECLARATIONS}`);
  const files = globSync(patterns, { cwd: compiled }).sort();
  const texts = files.map((file) => [file, readFileSync(path.join(compiled, file), 'utf8')]);
  const modules = Object.fromEntries(modulesOf(PACKAGES));
  const face: Face = { version, modules, files: Object.fromEntries(texts) };
  writeFileSync(RECORD, `${JSON.stringify(face, null, 2)}\n`);
}

/** The modules that packages export, with their files below a folder of compiled packages. */
export function modulesOf(folders: readonly string[]): [specifier: string, file: string][] {
  return folders.flatMap((folder) => {
    const { name, exports } = publishedManifest(folder, '');
    return Object.entries(exports)
      .filter(([, file]) => file.endsWith('.js'))
      .map(([key, file]): [string, string] => [
        path.posix.join(name, key),
        path.posix.join(folder, file.replace(/\.js$/, DECLARATIONS)),
      ]);
  });
}
