/** The one webpack preset: an app's `webpack.config.cjs` is one line over its `mf.json`. */
export { defineRemote } from './define-remote.ts';
export { defineShell } from './define-shell.ts';
