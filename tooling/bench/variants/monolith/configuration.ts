/**
 * The monolith: the sources of shell and remotes as one webpack application. The shared packages are
 * imported plainly and shaken, chunks are split by webpack's defaults.
 */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { REPOSITORY } from '../../../repository.ts';
import { BuildRecordPlugin } from '../../../webpack/build-record-plugin.ts';
import { variantShell } from '../variant-shell.ts';
import { ChunkRecordPlugin } from './chunk-record-plugin.ts';
import { GENERATED, generateModules } from './generate-modules.ts';

const REPLACEMENTS = [
  { request: '/browser-modules.ts', by: 'monolith/imported-modules.js' },
  { request: '/server-modules.ts', by: 'monolith/imported-modules.js' },
  { request: '/lazy-shared-modules.ts', by: 'monolith/no-shared-modules.js' },
  { request: '/site-file.ts', by: 'monolith/site-file.js' },
  { request: '/browser-site.ts', by: 'monolith/browser-site.js' },
  { request: '/document.ts', by: 'monolith/document.js' },
  { request: '/page-data-script.ts', by: 'monolith/page-data-script.js' },
];

/** Federation alone is taken out: what else the preset adds stays. */
const isFederation = (plugin: unknown) =>
  plugin instanceof webpack.sharing.ProvideSharedPlugin || plugin instanceof ModuleFederationPlugin;

function withoutFederation(configuration: Configuration, side: 'web' | 'node'): Configuration {
  const plugins = configuration.plugins?.filter((plugin) => !isFederation(plugin)) ?? [];
  const hasRecord = plugins.some((plugin) => plugin instanceof BuildRecordPlugin);
  const shaken = {
    test: /\.tsx?$/,
    include: path.join(REPOSITORY, 'shared'),
    sideEffects: false,
  };
  return {
    ...configuration,
    ...(side === 'node' ? { entry: { server: path.join(import.meta.dirname, 'server.js') } } : {}),
    resolve: {
      ...configuration.resolve,
      alias: {
        ...configuration.resolve?.alias,
        'monolith-modules': path.join(GENERATED, 'modules.js'),
        'monolith-apps': path.join(GENERATED, 'apps.json'),
      },
    },
    module: {
      ...configuration.module,
      rules: [...(configuration.module?.rules ?? []), shaken],
    },
    plugins: hasRecord ? [...plugins, new ChunkRecordPlugin()] : plugins,
  };
}

/** Writes the modules that the build reads, and returns its configurations. */
export function monolith(): Configuration[] {
  generateModules();
  return variantShell('monolith', { configure: withoutFederation, replacements: REPLACEMENTS });
}
