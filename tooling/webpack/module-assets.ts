/** The files that a build has made for its entry, its exposed modules and its shared modules. */
import type { BuildRecord, ModuleAssets } from '@mall/contracts';
import { SHARED_MODULES } from '@mall/runtime/shared-modules';
import type { Compilation, Module } from 'webpack';
import { exposedBy } from './federation.ts';

type ChunkGroup = Compilation['chunkGroups'][number];

/** Sorts emitted files into scripts and styles; others (fonts, images) are left out. */
export function splitByKind(files: readonly string[]): ModuleAssets {
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  return { js: ending('.js'), css: ending('.css') };
}

/** The shell starts with the files of its entry point, a remote with its container. */
export function entryAssets({ entrypoints }: Compilation): ModuleAssets {
  return splitByKind(entrypoints.get('shell')?.getFiles() ?? ['remoteEntry.js']);
}

/** Files of the entry, beside its scripts and styles, that are in `folder`, in the order of their names. */
export function entryFiles({ entrypoints }: Compilation, folder: string): string[] {
  return (entrypoints.get('shell')?.chunks ?? [])
    .flatMap(({ auxiliaryFiles }) => [...auxiliaryFiles])
    .filter((file) => file.startsWith(folder) && !file.endsWith('.map'))
    .sort();
}

const LAZY = Object.entries(SHARED_MODULES)
  .filter(([, { eager }]) => !eager)
  .map(([module]) => module);

/** Federation's modules carry the shared module's name in their identifier. */
function lazyNameOf(module: Module): string | undefined {
  const identifier = module.identifier();
  return LAZY.find((name) => identifier.includes(name));
}

function consumedBy({ chunkGraph }: Compilation, { chunks }: ChunkGroup): string[] {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const consumed = modules.filter(({ type }) => type === 'consume-shared-module');
  return [...new Set(consumed.flatMap((module) => lazyNameOf(module) ?? []))];
}

/** Styles of what the group imports lazily: a remote's container loads scripts alone. */
function lazyStyles(group: ChunkGroup, seen = new Set([group])): string[] {
  return [...group.childrenIterable].flatMap((child) => {
    if (seen.has(child)) return [];
    seen.add(child);
    return [...splitByKind(child.getFiles()).css, ...lazyStyles(child, seen)];
  });
}

/**
 * The files of each exposed module, and of the shell's messages. The scripts that a module imports
 * lazily are left to it. With the shared modules a page's head can name all files at once.
 */
export function exposedAssets(compilation: Compilation): BuildRecord['exposes'] {
  return Object.fromEntries(
    [...compilation.namedChunkGroups].flatMap(([chunkName, group]) => {
      const exposed = exposedBy(chunkName);
      const { js, css } = splitByKind(group.getFiles());
      const styles = [...new Set([...css, ...lazyStyles(group)])];
      return exposed
        ? [[exposed, { js, css: styles, shared: consumedBy(compilation, group) }]]
        : [];
    }),
  );
}

export function providedLazily({ modules, chunkGraph }: Compilation): Record<string, ModuleAssets> {
  const provided = [...modules].filter(({ type }) => type === 'provide-module');
  return Object.fromEntries(
    provided.flatMap((module) => {
      const name = lazyNameOf(module);
      const files = module.blocks.flatMap(
        (block) => chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [],
      );
      return name ? [[name, splitByKind(files)]] : [];
    }),
  );
}
