/** Installed versions of the packages that shell and remotes share. */
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';

/** `@mall/ui/carousel` and `react/jsx-runtime` belong to the packages `@mall/ui` and `react`. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function installedVersion(name: string, folder: string): string | undefined {
  try {
    const file = findPackageJSON(name, path.join(folder, 'package.json'));
    return file && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    // The app does not depend on it.
    return undefined;
  }
}

/** The version that is installed for the app in `folder`. @throws {Error} when it does not depend on it. */
export function versionOf(module: string, folder: string): string {
  const version = installedVersion(packageOf(module), folder);
  if (version) return version;
  throw new Error(`${module} is not installed for ${folder}`);
}

/** Versions of the shared packages that are installed for the app in `folder`, for its build record. */
export function sharedVersions(folder: string): Record<string, string> {
  const shared = new Set(Object.keys(SHARED_MODULES).map(packageOf));
  return Object.fromEntries(
    [...shared].flatMap((name) => {
      const version = installedVersion(name, folder);
      return version ? [[name, version]] : [];
    }),
  );
}
