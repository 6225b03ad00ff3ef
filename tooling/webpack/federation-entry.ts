/**
 * The enhanced plugin writes an entry module whose name and text hold the folder of the checkout. This
 * keeps both out of the build, because a release's id is made from its content alone.
 */
import webpack, { type Compiler, type Module } from 'webpack';

const WRITTEN = /[/\\]node_modules[/\\]\.federation[/\\]entry\.\w+\.js$/;

/** After webpack's own plugin, which decides by `devtool`. */
const LATE = 100;

function nameByContent(module: Module): void {
  if (!(module instanceof webpack.NormalModule) || !WRITTEN.test(module.resource)) return;
  // Its id, and what comments and other modules call it.
  module.userRequest = 'federation-entry';
  // A source map would hold its text.
  module.useSourceMap = false;
}

export class FederationEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationEntry', ({ hooks }) =>
      hooks.buildModule.tap({ name: 'FederationEntry', stage: LATE }, nameByContent),
    );
  }
}
