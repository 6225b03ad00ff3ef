/** React Router's production build, in browsers and on the server, without the components that nobody uses. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { IS_DEVELOPMENT } from './mode.ts';

/** The package's own conditions lead to the development build, which checks and warns, in production too. */
function productionBuild(folder: string): string {
  const router = createRequire(path.join(folder, 'package.json')).resolve('react-router-dom');
  const manifest = createRequire(router).resolve('react-router/package.json');
  return path.join(path.dirname(manifest), 'dist/production');
}

/** @param folder the app that has the router. */
export function withRouter(folder: string, configuration: Configuration): Configuration {
  if (IS_DEVELOPMENT) return configuration;
  const build = productionBuild(folder);
  const { resolve, module } = configuration;
  const rule = {
    test: /\.mjs$/,
    include: build,
    loader: path.resolve(import.meta.dirname, 'router-loader.ts'),
  };
  return {
    ...configuration,
    resolve: {
      ...resolve,
      alias: {
        ...resolve?.alias,
        'react-router$': path.join(build, 'index.mjs'),
        'react-router/dom$': path.join(build, 'dom-export.mjs'),
      },
    },
    module: { ...module, rules: [...(module?.rules ?? []), rule] },
  };
}
