/** The monolith keeps webpack's loader of scripts, which then checks hashes as the product's does. */
import webpack, { type Compiler } from 'webpack';
import { CHUNK_HASHES } from '../../../webpack/chunk-integrity.ts';

const { Template } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

export class LoaderIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LoaderIntegrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'LoaderIntegrity',
        (source) =>
          Template.asString([source, `script.integrity = "sha256-" + ${CHUNK_HASHES}[chunkId];`]),
      );
    });
  }
}
