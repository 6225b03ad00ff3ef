/**
 * Shell and containers load their chunks by `loadScript` of `@mall/runtime`, by which the shell loads
 * containers, too; and the shell loads its chunks' styles by `loadStylesheet`, as those of remotes.
 * Webpack's own loaders would be in each of them a second time.
 */
import webpack, { type Compiler, type RuntimeModule } from 'webpack';
import { CHUNK_HASHES } from './chunk-integrity.ts';

const { RuntimeGlobals } = webpack;

/** The names of the runtime modules of webpack and of mini-css-extract-plugin. */
const LOAD_SCRIPT = 'load script';
const LOAD_STYLES = 'css loading';

/** The type of a module that is a style sheet. */
const STYLES = 'css/mini-extract';

/** The chunks of a page may take long on a slow line. */
const TIMEOUT_MS = 120_000;

/** The shared module. The shell's share scope is filled on demand; a container has it from its start. */
const sharedRuntime = () => `
  ${RuntimeGlobals.initializeSharing}("default");
  const [version] = Object.values(${RuntimeGlobals.shareScopeMap}.default["@mall/runtime"]);`;

/** Takes a URL, what to call in the end, a key that webpack's loader alone needs, and the chunk's id. */
export function sharedLoader(): string {
  return `
${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {${sharedRuntime()}
  version.get()().loadScript(url, "sha256-" + ${CHUNK_HASHES}[chunkId], ${TIMEOUT_MS}).then(
    () => done({ type: "load" }),
    () => done({ type: "error", target: { src: url } })
  );
};`;
}

/** @param chunks the ids of the chunks that have styles. */
export function sharedStyles(chunks: readonly (string | number)[]): string {
  const { require: runtime, ensureChunkHandlers, publicPath } = RuntimeGlobals;
  return `
${ensureChunkHandlers}.miniCss = (chunkId, promises) => {
  if (!${JSON.stringify(chunks)}.includes(chunkId)) return;${sharedRuntime()}
  promises.push(version.get()().loadStylesheet(${publicPath} + ${runtime}.miniCssF(chunkId)));
};`;
}

/** The lazily loaded chunks of the runtime module's build that have styles. */
function styledChunks({ chunk, chunkGraph }: RuntimeModule): (string | number)[] {
  const hasStyles = (candidate: webpack.Chunk) =>
    Boolean(chunkGraph?.getChunkModulesIterableBySourceType(candidate, STYLES));
  return [...(chunk?.getAllAsyncChunks() ?? [])].filter(hasStyles).map(({ id }) => id ?? '');
}

export class SharedLoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedLoader', (compilation) => {
      compilation.hooks.runtimeModule.tap('SharedLoader', (module) => {
        if (module.name === LOAD_SCRIPT) module.generate = sharedLoader;
        if (module.name === LOAD_STYLES) module.generate = () => sharedStyles(styledChunks(module));
      });
    });
  }
}
