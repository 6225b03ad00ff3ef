/**
 * React Refresh, in place of webpack's hot updates: swc marks each component, and a page that loads a
 * newer release of the app beside the one that it runs has both versions of a component under one name.
 */
import webpack from 'webpack';
import { sourceName } from './source-name.ts';

/** Connects swc's marks with `tooling/development/client/refresh.ts`. */
export function refreshPlugin(app: string): webpack.DefinePlugin {
  return new webpack.DefinePlugin({
    $RefreshReg$: webpack.DefinePlugin.runtimeValue(
      ({ module }) =>
        `developmentRefresh.registerIn(${JSON.stringify(app)}, ${JSON.stringify(sourceName(module.resource))}, __webpack_require__.S.default)`,
    ),
    $RefreshSig$: 'developmentRefresh.signature',
  });
}
