/** Installed versions of the packages that shell and remotes share. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** `@mall/ui/carousel` and `react/jsx-runtime` belong to the packages `@mall/ui` and `react`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The version that is installed for the app in `folder`. @throws {Error} when it does not depend on it. */
export function versionOf(module: string, folder: string): string {
  const file = findPackageJSON(packageOf(module), path.join(folder, 'package.json'));
  return readManifest(file ?? '').version;
}

/** Versions of the shared packages that the app in `folder` depends on, for its build record. */
export function sharedVersions(folder: string): Record<string, string> {
  const own = readManifest(path.join(folder, 'package.json')).dependencies ?? {};
  const shared = new Set(Object.keys(SHARED_MODULES).map(packageOf));
  return Object.fromEntries(
    [...shared].filter((name) => name in own).map((name) => [name, versionOf(name, folder)]),
  );
}
