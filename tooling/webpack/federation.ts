/** Module federation for shell and remotes, from the one list of shared modules. */
import path from 'node:path';
import { containerName, RELEASE_PLACEHOLDER } from '@mall/contracts';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { AppSource } from './app-source.ts';
import { IS_DEVELOPMENT, type Side } from './mode.ts';
import { versionOf } from './shared-versions.ts';

const SHELL_FOLDER = path.resolve(import.meta.dirname, '../../shell');

/** Development builds make elements by a runtime that names their source. */
const MODULES: typeof SHARED_MODULES = IS_DEVELOPMENT
  ? { ...SHARED_MODULES, 'react/jsx-dev-runtime': { eager: true } }
  : SHARED_MODULES;

function provided() {
  return Object.fromEntries(
    Object.entries(MODULES).map(([module, { eager }]) => [
      module,
      {
        singleton: true,
        eager,
        requiredVersion: false as const,
        version: versionOf(module, SHELL_FOLDER),
      },
    ]),
  );
}

function consumed() {
  return Object.fromEntries(
    Object.keys(MODULES).map((module) => [
      module,
      { singleton: true, import: false as const, requiredVersion: false as const },
    ]),
  );
}

/** Leaves out of the runtime what reads manifests and what runs on a server: the site record names all. */
const WEB_ONLY = { disableSnapshot: true, target: 'web' as const };

/** The release is known when it is published; until then the placeholder stands for it. */
const nameOf = (app: string) => containerName(app, RELEASE_PLACEHOLDER);

export function shellFederation({ mf }: AppSource, side: Side): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: mf.name,
    remotes: {},
    shared: provided(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: side === 'web',
    experiments: side === 'web' ? { provideExternalRuntime: true, optimization: WEB_ONLY } : {},
  });
}

export function remoteFederation(
  { mf }: AppSource,
  side: Side,
  exposes: Record<string, string>,
): ModuleFederationPlugin {
  const web = side === 'web';
  return new ModuleFederationPlugin({
    name: nameOf(mf.name),
    filename: web ? 'remoteEntry.js' : 'remoteEntry.cjs',
    library: web
      ? { type: 'var', name: nameOf(mf.name) }
      : { type: 'commonjs-module', name: nameOf(mf.name) },
    exposes,
    shared: consumed(),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: web,
    experiments: web ? { externalRuntime: true } : {},
  });
}
