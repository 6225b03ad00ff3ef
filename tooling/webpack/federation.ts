/** Module federation for shell and remotes, from the one list of shared modules. */
import path from 'node:path';
import { containerName, RELEASE_PLACEHOLDER } from '@mall/contracts';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type Module } from 'webpack';
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
      { shareKey: module, eager, version: versionOf(module, SHELL_FOLDER) },
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

const chunkNameOf = (exposed: string) => exposed.replace('./', '').replace('/', '-');

/** The exposed module of a chunk; undefined for other chunks. */
export function exposedBy(chunkName: string): string | undefined {
  const [, kind, name] = /^(pages|slots|messages)-(.+)$/.exec(chunkName) ?? [];
  return kind && `./${kind}/${name}`;
}

const WRITTEN_ENTRY = /[/\\]node_modules[/\\]\.federation[/\\]entry\.\w+\.js$/;

/** After webpack's own plugin, which decides by `devtool`. */
const LATE = 100;

function nameByContent(module: Module): void {
  if (!(module instanceof webpack.NormalModule) || !WRITTEN_ENTRY.test(module.resource)) return;
  // Its id, and what comments and other modules call it.
  module.userRequest = 'federation-entry';
  // A source map would hold its text.
  module.useSourceMap = false;
}

/** Keeps the checkout's folder out of the build: a release's id is made from its content alone. */
const federationEntryPlugin = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntry', ({ hooks }) =>
      hooks.buildModule.tap({ name: 'FederationEntry', stage: LATE }, nameByContent),
    );
  },
};

/**
 * A browser gets webpack's own container and share scope: the runtime of the enhanced plugin would cost
 * each visitor 18 kB. The server has that runtime, whose hook loads containers from the disk.
 */
function enhancedFederation(
  options: ConstructorParameters<typeof ModuleFederationPlugin>[0],
): webpack.WebpackPluginInstance[] {
  const common = { shareStrategy: 'loaded-first', dts: false, manifest: false } as const;
  return [new ModuleFederationPlugin({ ...options, ...common }), federationEntryPlugin];
}

/** The shell alone provides shared modules, and in the browser imports them plainly itself. */
export function shellFederation({ mf }: AppSource, side: Side): webpack.WebpackPluginInstance[] {
  const provides = provided();
  if (side === 'web') return [new webpack.sharing.ProvideSharedPlugin({ provides })];
  const shared = Object.entries(provides).map(([module, provide]) => [
    module,
    { ...provide, singleton: true, requiredVersion: false },
  ]);
  return enhancedFederation({ name: mf.name, remotes: {}, shared: Object.fromEntries(shared) });
}

/** A remote's container; its name holds the release, which is known when it is published. */
export function remoteFederation(
  { mf, folder }: AppSource,
  side: Side,
  modules: Record<string, string>,
): webpack.WebpackPluginInstance[] {
  const name = containerName(mf.name, RELEASE_PLACEHOLDER);
  // Absolute paths would make the container's id depend on where the checkout is.
  const requestOf = (file: string) => `./${path.relative(folder, file).replaceAll(path.sep, '/')}`;
  const exposes = Object.entries(modules).map(([exposed, file]) => [
    exposed,
    { import: requestOf(file), name: chunkNameOf(exposed) },
  ]);
  const options = { name, exposes: Object.fromEntries(exposes), shared: consumed() };
  if (side === 'web') {
    const library = { type: 'var', name };
    const filename = 'remoteEntry.js';
    return [new webpack.container.ModuleFederationPlugin({ ...options, filename, library })];
  }
  return enhancedFederation({
    ...options,
    filename: 'remoteEntry.cjs',
    library: { type: 'commonjs-module', name },
  });
}
