/** The one webpack preset: an app's `webpack.config.cjs` is one line over its `mf.json`. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTENT_FOLDER } from '@mall/contracts';
import webpack, { type Configuration } from 'webpack';
import { sourceName } from '../repository.ts';
import { type AppSource, appSource } from './app-source.ts';
import { baseConfiguration } from './base.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { remoteFederation, shellFederation } from './federation.ts';
import { messageModules } from './messages.ts';
import { IS_DEVELOPMENT, isDevelopedWeb, type Side } from './mode.ts';

export { defineStaffPage } from './staff-page.ts';

const SHELL_ENTRY: Record<Side, { name: string; file: string }> = {
  web: { name: 'shell', file: 'src/browser/entry.tsx' },
  node: { name: 'server', file: 'src/server/entry.tsx' },
};

function bothSides(
  source: AppSource,
  nodeEntry: string,
  side: (of: Side) => Configuration,
): Configuration[] {
  const web = side('web');
  web.plugins?.push(new ChunkIntegrityPlugin(), new BuildRecordPlugin(source, nodeEntry));
  return [web, side('node')];
}

/** React Refresh, in place of hot updates: connects swc's marks of components with the page's `refresh.ts`. */
function refreshPlugin(app: string): webpack.DefinePlugin {
  return new webpack.DefinePlugin({
    $RefreshReg$: webpack.DefinePlugin.runtimeValue(
      ({ module }) =>
        `developmentRefresh.registerIn(${JSON.stringify(app)}, ${JSON.stringify(sourceName(module.resource))}, __webpack_require__.S.default)`,
    ),
    $RefreshSig$: 'developmentRefresh.signature',
  });
}

/** @throws {TaskError} when the `mf.json` in `folder` is invalid or names a module that is missing. */
export function defineRemote(folder: string): Configuration[] {
  const source = appSource(folder);
  const exposes = { ...source.modules, ...messageModules(source) };
  return bothSides(source, 'remoteEntry.cjs', (of) => {
    const refresh = isDevelopedWeb(of);
    const base = baseConfiguration(source, of, { refresh, loadsStyles: false });
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        ...remoteFederation(source, of, exposes),
        ...(refresh ? [refreshPlugin(source.mf.name)] : []),
      ],
    };
  });
}

/** The shell imports its joined messages as `shell-messages/hu`. */
function messageAliases(messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([module, file]) => [`shell-${module.replace('./', '')}$`, file]),
  );
}

/** React Router's production build: by its export conditions it resolves to its development build. */
function routerAliases(folder: string): Record<string, string> {
  if (IS_DEVELOPMENT) return {};
  const router = createRequire(path.join(folder, 'package.json')).resolve('react-router-dom');
  const manifest = createRequire(router).resolve('react-router/package.json');
  const build = path.join(path.dirname(manifest), 'dist/production');
  return {
    'react-router$': path.join(build, 'index.mjs'),
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}

/**
 * The libraries of the shell, in a file named by its content: browsers keep it from one release of the
 * shell to the next. So it must not hold the release's id, which webpack's registry of chunks has by default.
 */
function librariesByContent(app: string): Pick<Configuration, 'optimization' | 'output'> {
  const libraries = {
    name: 'libraries',
    filename: `${CONTENT_FOLDER}[name].[contenthash].js`,
    test: /[\\/]node_modules[\\/]/,
    chunks: 'initial',
    enforce: true,
  } as const;
  return {
    output: { chunkLoadingGlobal: `webpackChunk_${app}` },
    optimization: { splitChunks: { cacheGroups: { libraries } } },
  };
}

export function defineShell(folder: string): Configuration[] {
  const source = appSource(folder);
  const alias = { ...messageAliases(messageModules(source)), ...routerAliases(folder) };
  return bothSides(source, 'server.cjs', (of) => {
    const base = baseConfiguration(source, of);
    const { name, file } = SHELL_ENTRY[of];
    const { output, optimization } =
      of === 'web' && !IS_DEVELOPMENT ? librariesByContent(source.mf.name) : {};
    return {
      ...base,
      output: { ...base.output, ...output },
      optimization: { ...base.optimization, ...optimization },
      entry: { [name]: path.join(folder, file) },
      resolve: { ...base.resolve, alias },
      plugins: [...(base.plugins ?? []), ...shellFederation(source, of)],
    };
  });
}
