/** The apps of the checkout: every folder `shell` or `mf-*` with a `webpack.config.cjs`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, appNameOf, type MfJson, SHELL } from '@mall/contracts';
import { TaskError } from '../repository.ts';
import { readManifest } from '../webpack/app-source.ts';
import { buildFolder } from '../webpack/mode.ts';

/** Names of all apps (`shell`, `cinema`, …). */
export function appsOf(root: string): string[] {
  return readdirSync(root)
    .filter((folder) => folder === SHELL || folder.startsWith('mf-'))
    .filter((folder) => existsSync(path.join(root, folder, 'webpack.config.cjs')))
    .map(appNameOf);
}

/** The manifests (`mf.json`) of all apps. @throws {TaskError} naming each wrong field. */
export function readManifests(root: string): MfJson[] {
  return appsOf(root).map((app) => readManifest(root, appFolderOf(app)));
}

/** The apps named as `cinema` or `mf-cinema`, or all. @throws {TaskError} naming what is not an app. */
export function namedApps(root: string, args: readonly string[]): string[] {
  const all = appsOf(root);
  const names = args.map(appNameOf);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new TaskError(`${unknown} is not an app; the apps are ${all.join(', ')}`, 2);
  return names.length > 0 ? [...new Set(names)] : all;
}

export type BuildMode = 'production' | 'development';

export function buildFolderOf(root: string, app: string, mode: BuildMode): string {
  return buildFolder(path.join(root, appFolderOf(app)), mode);
}
