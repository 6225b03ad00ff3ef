/**
 * How a remote's container takes modules from the share scope, in place of webpack's runtime, which
 * compares versions and prepares a scope, in 0.7 kB of each container. The shell alone provides shared
 * modules, each in one version.
 */
import webpack, {
  type Chunk,
  type ChunkGraph,
  type Compiler,
  type Module,
  type RuntimeModule,
} from 'webpack';

const { RuntimeGlobals } = webpack;

/** The name of webpack's runtime module, and of the handler that it adds. */
const CONSUMES = 'consumes';

/** The name of webpack's runtime module that prepares a share scope. A container adds nothing to one. */
const SHARING = 'sharing';

type Id = string | number;

interface Consumed {
  /** Share key by module id. */
  keys: Record<Id, string>;
  /** Module ids by chunk id. */
  byChunk: Record<Id, Id[]>;
}

const shareKeyOf = (module: Module) =>
  (module as Module & { options: { shareKey: string } }).options.shareKey;

const idOf = (chunkGraph: ChunkGraph, module: Module): Id => chunkGraph.getModuleId(module) ?? '';

function consumedBy({ chunkGraph }: RuntimeModule, entry: Chunk): Consumed {
  const consumed: Consumed = { keys: {}, byChunk: {} };
  if (!chunkGraph) return consumed;
  const byId = webpack.util.comparators.compareModulesById(chunkGraph);
  const modulesOf = (chunk: Chunk) =>
    chunkGraph.getOrderedChunkModulesIterableBySourceType(chunk, 'consume-shared', byId) ?? [];
  for (const chunk of entry.getAllReferencedChunks()) {
    const modules = [...modulesOf(chunk)];
    if (modules.length === 0) continue;
    for (const module of modules) consumed.keys[idOf(chunkGraph, module)] = shareKeyOf(module);
    consumed.byChunk[chunk.id ?? ''] = modules.map((module) => idOf(chunkGraph, module));
  }
  return consumed;
}

/**
 * The handler of a chunk's shared modules: they are there before its own modules run. One that could
 * not be loaded is asked for again by the next chunk.
 */
export function consumeRuntime({ keys, byChunk }: Consumed): string | null {
  // A module that the build itself runs, as of styles, consumes nothing.
  if (Object.keys(keys).length === 0) return null;
  const { moduleFactories, shareScopeMap, ensureChunkHandlers } = RuntimeGlobals;
  return `
const keys = ${JSON.stringify(keys)};
const consumed = ${JSON.stringify(byChunk)};
const consume = (id) => {
  const [version] = Object.values(${shareScopeMap}.default[keys[id]] || {});
  if (!version) throw new Error("Shared module " + keys[id] + " is not provided");
  const install = (factory) => {
    ${moduleFactories}[id] = (module) => {
      module.exports = factory();
    };
  };
  const factory = version.get();
  return factory.then ? factory.then(install) : install(factory);
};
${ensureChunkHandlers}.${CONSUMES} = (chunkId, promises) => {
  for (const id of consumed[chunkId] || [])
    if (!${moduleFactories}[id]) promises.push(consume(id));
};`;
}

const shareRuntime = () => `
${RuntimeGlobals.shareScopeMap} = {};
${RuntimeGlobals.initializeSharing} = () => {};`;

export class ConsumeRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ConsumeRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('ConsumeRuntime', (module, chunk) => {
        if (module.name === CONSUMES)
          module.generate = () => consumeRuntime(consumedBy(module, chunk));
        if (module.name === SHARING) module.generate = shareRuntime;
      });
    });
  }
}
