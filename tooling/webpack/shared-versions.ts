/** Installed versions of the packages that shell and remotes share. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** `@mall/ui/carousel` and `react/jsx-runtime` belong to the packages `@mall/ui` and `react`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The version of a shared module's package that is installed for the app in `folder`.
 * @throws {Error} when the app does not depend on it.
 */
export function versionOf(module: string, folder: string): string {
  const name = packageOf(module);
  const folders = createRequire(path.join(folder, 'package.json')).resolve.paths(name) ?? [];
  for (const modules of folders) {
    try {
      const { version } = manifestOf(path.join(modules, name));
      if (version) return version;
    } catch {
      // Not in this folder: the next one up.
    }
  }
  throw new Error(`shared module ${module}: ${folder} does not depend on ${name}`);
}

/** Versions of the shared packages that the app in `folder` depends on, for its build record. */
export function sharedVersions(folder: string): Record<string, string> {
  const own = manifestOf(folder).dependencies ?? {};
  const shared = new Set(Object.keys(SHARED_MODULES).map(packageOf));
  return Object.fromEntries(
    [...shared].filter((name) => name in own).map((name) => [name, versionOf(name, folder)]),
  );
}
