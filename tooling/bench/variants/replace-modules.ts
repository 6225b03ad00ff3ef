import path from 'node:path';
import webpack from 'webpack';

/** The folder of the variants: their replacement modules import the originals. */
const VARIANTS = import.meta.dirname;

export interface Replacement {
  /** How the request of the module ends, for instance `/page-data.ts`. */
  request: string;
  /** The file of this folder that is built instead. */
  by: string;
  /** How the path of the importing file ends; any file when left out. */
  importedBy?: string;
}

function pluginOf({ request, by, importedBy = '' }: Replacement) {
  return new webpack.NormalModuleReplacementPlugin(/./, (resolving) => {
    const { issuer } = resolving.contextInfo;
    if (!resolving.request.endsWith(request)) return;
    if (issuer.startsWith(VARIANTS) || !issuer.endsWith(importedBy)) return;
    resolving.request = path.join(VARIANTS, by);
  });
}

/** Builds modules of this folder in place of modules of the shell. */
export function replaceModules(replacements: readonly Replacement[]) {
  return replacements.map(pluginOf);
}
