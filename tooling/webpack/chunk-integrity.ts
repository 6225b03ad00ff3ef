/**
 * Hashes of the scripts that webpack's runtime loads, for `integrity`. The hash of a file is known when it
 * is published, with the release's id in it; until then the code has a placeholder of the same length.
 */
import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const { LoadScriptRuntimeModule } = webpack.runtime;

const CHUNK_HASHES = `${RuntimeGlobals.require}.integrity`;

type ChunkId = Chunk['id'];

/** Like the base64 of a sha256, and found nowhere else in the code. */
function placeholderOf(id: ChunkId): string {
  return createHash('sha256').update(`placeholder of chunk ${id}`).digest('base64');
}

/** `{ 12: "…" }`: the placeholders of every script that this runtime may load. */
class ChunkHashes extends RuntimeModule {
  constructor() {
    super('chunk hashes', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter((chunk) =>
      this.chunkGraph?.getChunkModulesIterableBySourceType(chunk, 'javascript'),
    );
    const hashes = chunks.map(({ id }) => [id, placeholderOf(id)]);
    return `${CHUNK_HASHES} = ${JSON.stringify(Object.fromEntries(hashes))};`;
  }
}

export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkIntegrity', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkHashes());
        });
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) =>
          Template.asString([source, `script.integrity = "sha256-" + ${CHUNK_HASHES}[chunkId];`]),
      );
    });
  }
}

/** The placeholder of each script that a runtime may load, with its file. */
export function hashPlaceholders({ chunks }: Compilation): Record<string, string> {
  const scripts = [...chunks].flatMap(({ id, files }) => {
    const script = [...files].find((file) => file.endsWith('.js'));
    return script ? [[placeholderOf(id), script]] : [];
  });
  return Object.fromEntries(scripts);
}
