/**
 * Runtime of a remote's container that the shell has already: its loading of scripts, and none of
 * webpack's preparations of a share scope, to which a container adds nothing. It is 0.3 kB of each
 * container.
 */
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

/** The chunks of a page may take long on a slow line. */
const TIMEOUT_MS = 120_000;

/** The names of webpack's runtime modules, and the code in their place. */
const REPLACED: Readonly<Record<string, () => string>> = {
  'load script': loadScriptRuntime,
  sharing: shareRuntime,
};

/** Webpack gives a URL, what to call in the end, a key that only its own loader needs, and the chunk. */
export function loadScriptRuntime(): string {
  const { require: runtime, loadScript, shareScopeMap } = RuntimeGlobals;
  return `
${loadScript} = (url, done, key, chunkId) => {
  const [version] = Object.values(${shareScopeMap}.default["@mall/runtime"]);
  const { loadScript } = version.get()();
  loadScript(url, "sha256-" + ${runtime}.integrity[chunkId], ${TIMEOUT_MS}).then(
    () => done({ type: "load" }),
    () => done({ type: "error", target: { src: url } })
  );
};`;
}

function shareRuntime(): string {
  return `
${RuntimeGlobals.shareScopeMap} = {};
${RuntimeGlobals.initializeSharing} = () => {};`;
}

export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContainerRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('ContainerRuntime', (module) => {
        const replaced = REPLACED[module.name];
        if (replaced) module.generate = replaced;
      });
    });
  }
}
