/** React Router's production build, in browsers and on the server. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { IS_DEVELOPMENT } from './mode.ts';

/**
 * Aliases for the app in `folder`. By its own export conditions React Router resolves to its development
 * build, which checks and warns, in production too.
 */
export function routerAliases(folder: string): Record<string, string> {
  if (IS_DEVELOPMENT) return {};
  const router = createRequire(path.join(folder, 'package.json')).resolve('react-router-dom');
  const manifest = createRequire(router).resolve('react-router/package.json');
  const build = path.join(path.dirname(manifest), 'dist/production');
  return {
    'react-router$': path.join(build, 'index.mjs'),
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
  };
}
