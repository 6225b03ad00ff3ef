/**
 * Which modules ask for the shared modules that the shell does not load at its start, and which files
 * these take: with both a page's head can name all files at once, without a waterfall.
 */
import type { ModuleAssets } from '@mall/contracts';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';
import type { Compilation, Module } from 'webpack';
import { splitByKind } from './split-by-kind.ts';

const LAZY = Object.entries(SHARED_MODULES)
  .filter(([, { eager }]) => !eager)
  .map(([module]) => module);

/** Federation's modules carry the shared module's name in their identifier. */
function lazyNameOf(module: Module): string | undefined {
  const identifier = module.identifier();
  return LAZY.find((name) => identifier.includes(name));
}

/** The lazily shared modules that the modules of a chunk group ask for at once. */
export function consumedBy(
  { chunkGraph }: Compilation,
  { chunks }: Compilation['chunkGroups'][number],
): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const consumed = modules.filter(({ type }) => type === 'consume-shared-module');
  return [...new Set(consumed.flatMap((module) => lazyNameOf(module) ?? []))];
}

/** The files of each lazily shared module that this build provides. */
export function providedLazily(compilation: Compilation): Record<string, ModuleAssets> {
  const provided = [...compilation.modules].filter(({ type }) => type === 'provide-module');
  return Object.fromEntries(
    provided.flatMap((module) => {
      const name = lazyNameOf(module);
      const files = module.blocks.flatMap(
        (block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [],
      );
      return name ? [[name, splitByKind(files)]] : [];
    }),
  );
}
