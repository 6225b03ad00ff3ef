/** What every build of every app shares: TypeScript, CSS Modules, files, names. */
import path from 'node:path';
import { RELEASE_PLACEHOLDER, SERVICE_WORKER_FILE } from '@mall/contracts';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { REPOSITORY, sourceName, toolFile } from '../repository.ts';
import type { AppSource } from './app-source.ts';
import { BROWSERS, CSS_OPTIONS } from './browsers.ts';
import { classNames } from './class-names.ts';
import { buildFolder, IS_DEVELOPMENT, isDevelopedWeb, type Side } from './mode.ts';

const DESIGN_SYSTEM = /[\\/](?:shared|@mall)[\\/]ui[\\/]src[\\/]/;

/** The folder of fonts that were cut to the characters which the first paint needs. */
export const SUBSET_FONTS = 'files/subset/';

/** The folder of scripts that run in the document's head, before the first paint. */
export const HEAD_SCRIPTS = 'files/head/';

/** @param refresh whether open pages replace the components, see `index.ts`. */
function scriptRule(side: Side, refresh: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: isDevelopedWeb(side), refresh },
        },
      },
      env: { targets: side === 'web' ? BROWSERS : { node: '24' } },
    },
  };
}

function cssRules(app: string, side: Side): RuleSetRule[] {
  const modules = {
    auto: /\.module\.css$/,
    getLocalIdent: classNames(app),
    exportLocalsConvention: 'as-is',
    namedExport: false,
    exportOnlyLocals: side === 'node',
  };
  const css = { loader: 'css-loader', options: { modules } };
  return [
    {
      test: /\.css$/,
      use: side === 'web' ? [MiniCssExtractPlugin.loader, css] : [css],
      sideEffects: true,
    },
    {
      test: /\.module\.css$/,
      include: DESIGN_SYSTEM,
      enforce: 'pre',
      loader: toolFile('webpack/layer-loader'),
    },
  ];
}

function assetRules(side: Side): RuleSetRule[] {
  const emitted = (test: RegExp, filename: string, more: RuleSetRule = {}): RuleSetRule => ({
    ...{ test, type: 'asset/resource', generator: { filename, emit: side === 'web' } },
    ...more,
  });
  return [
    emitted(/\.(woff2|svg|png|webp|jpg)$/, 'files/[name].[contenthash:8][ext]'),
    // Cut to the characters that the query of their URL names. The page preloads them.
    emitted(/\.woff2$/, `${SUBSET_FONTS}[name].[contenthash:8][ext]`, {
      resourceQuery: /unicode-range=/,
      loader: toolFile('webpack/subset-font-loader'),
    }),
    // Stay files beside the bundles, compiled as any other source.
    emitted(/\.head\.ts$/, `${HEAD_SCRIPTS}[name].[contenthash:8].js`),
    // The gateway serves it at `/service-worker.js`.
    emitted(/\.worker\.ts$/, SERVICE_WORKER_FILE),
  ];
}

function minimize(side: Side): NonNullable<Configuration['optimization']> {
  // React's development build assigns to `Error`, which is frozen in render processes.
  if (IS_DEVELOPMENT) return side === 'node' ? { nodeEnv: 'production' } : {};
  if (side === 'node') return { minimize: false, moduleIds: 'named', chunkIds: 'named' };
  return {
    minimizer: [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
      new CssMinimizerPlugin({
        minify: CssMinimizerPlugin.lightningCssMinify,
        minimizerOptions: CSS_OPTIONS,
      }),
    ],
  };
}

/**
 * V8's explicit compile hint: Chromium compiles all functions of the script in the background while it loads.
 * Compiled at their first calls, they would take a sixth of the main thread's time before hydration.
 */
const compileWhileLoading = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // What is loaded later is small, and compiled in the main thread, where unused functions would cost time.
  entryOnly: true,
  // The minimizer would remove it before; source maps are written after.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

interface BaseOptions {
  refresh?: boolean;
  /** Whether the build's runtime loads the styles of chunks; the shell loads those of remotes. */
  loadsStyles?: boolean;
}

/** A release's folder has a hash already; a watched build may be read while the next one is written. */
const WEB_NAME = IS_DEVELOPMENT ? '[name].[contenthash:8]' : '[name]';

/** A build is named as its app. */
interface BuildSource extends Pick<AppSource, 'folder'> {
  mf: Pick<AppSource['mf'], 'name'>;
}

export function baseConfiguration(
  { mf, folder }: BuildSource,
  side: Side,
  { refresh = false, loadsStyles = true }: BaseOptions = {},
): Configuration {
  const web = side === 'web';
  return {
    name: `${mf.name}-${side}`,
    mode: IS_DEVELOPMENT ? 'development' : 'production',
    context: folder,
    target: web ? 'web' : 'node24',
    // Lines are enough for a stack, and make a watched build a good deal faster.
    devtool: IS_DEVELOPMENT ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.join(buildFolder(folder), side),
      clean: true,
      // Two releases of an app never share webpack's chunk registry in one page.
      uniqueName: `${mf.name}_${RELEASE_PLACEHOLDER}`,
      // Derived from the unique name it would lose the underscores, and with them the placeholder.
      chunkLoadingGlobal: `webpackChunk_${mf.name}_${RELEASE_PLACEHOLDER}`,
      publicPath: `/js/${mf.name}/${RELEASE_PLACEHOLDER}/`,
      filename: web ? `${WEB_NAME}.js` : '[name].cjs',
      chunkFilename: web ? `${WEB_NAME}.js` : '[name].cjs',
      // Firefox would load a chunk again whose preload names no charset.
      charset: false,
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
        sourceName(absoluteResourcePath),
      ...(web ? { chunkLoadTimeout: 120_000 } : { library: { type: 'commonjs-module' } }),
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    resolveLoader: {
      modules: [path.resolve(import.meta.dirname, '../node_modules'), `${REPOSITORY}/node_modules`],
    },
    module: {
      rules: [scriptRule(side, refresh), ...cssRules(mf.name, side), ...assetRules(side)],
    },
    optimization: minimize(side),
    plugins: web
      ? [
          new MiniCssExtractPlugin({
            filename: `${WEB_NAME}.css`,
            chunkFilename: `${WEB_NAME}.css`,
            runtime: loadsStyles,
          }),
          ...(IS_DEVELOPMENT ? [] : [compileWhileLoading]),
        ]
      : [],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
