/**
 * Shell and containers load their chunks by `loadScript` of `@mall/runtime`, by which the shell loads
 * containers, too. Webpack's own loader would be in each of them a second time.
 */
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

/** The name of webpack's runtime module. */
const LOAD_SCRIPT = 'load script';

/** The chunks of a page may take long on a slow line. */
const TIMEOUT_MS = 120_000;

/**
 * Takes a URL, what to call in the end, a key that webpack's loader alone needs, and the chunk's id.
 * The shell's share scope is filled on demand; a container has it from its start.
 */
export function sharedLoader(): string {
  const { require: runtime, initializeSharing, loadScript, shareScopeMap } = RuntimeGlobals;
  return `
${loadScript} = (url, done, key, chunkId) => {
  ${initializeSharing}("default");
  const [version] = Object.values(${shareScopeMap}.default["@mall/runtime"]);
  version.get()().loadScript(url, "sha256-" + ${runtime}.integrity[chunkId], ${TIMEOUT_MS}).then(
    () => done({ type: "load" }),
    () => done({ type: "error", target: { src: url } })
  );
};`;
}

export class SharedLoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedLoader', (compilation) => {
      compilation.hooks.runtimeModule.tap('SharedLoader', (module) => {
        if (module.name === LOAD_SCRIPT) module.generate = sharedLoader;
      });
    });
  }
}
