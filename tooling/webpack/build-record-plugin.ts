/** Writes `.build/build.json`: what the release record takes from the web build. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildRecord, buildRecordSchema, type ModuleAssets } from '@mall/contracts';
import type { Compilation, Compiler, Stats, StatsCompilation } from 'webpack';
import type { AppSource } from './app-source.ts';
import { HEAD_SCRIPTS, SUBSET_FONTS } from './base.ts';
import { hashPlaceholders } from './chunk-integrity.ts';
import { exposedBy } from './federation.ts';
import { consumedBy, providedLazily } from './lazy-shared.ts';
import { messageKeys } from './message-keys.ts';
import { sharedVersions } from './shared-versions.ts';
import { splitByKind } from './split-by-kind.ts';
import { usedNames } from './used-names.ts';

/** The shell starts with the files of its entry point, a remote with its container. */
function entryAssets(stats: StatsCompilation): ModuleAssets {
  const shell = stats.entrypoints?.shell?.assets?.map(({ name }) => name);
  return splitByKind(shell ?? ['remoteEntry.js']);
}

type ChunkGroup = Compilation['chunkGroups'][number];

/** Styles of what the group imports lazily: a remote's container loads scripts alone. */
function lazyStyles(group: ChunkGroup, seen = new Set([group])): string[] {
  return [...group.childrenIterable].flatMap((child) => {
    if (seen.has(child)) return [];
    seen.add(child);
    return [...splitByKind(child.getFiles()).css, ...lazyStyles(child, seen)];
  });
}

function assetsOf(group: ChunkGroup): ModuleAssets {
  const { js, css } = splitByKind(group.getFiles());
  return { js, css: [...new Set([...css, ...lazyStyles(group)])] };
}

/**
 * The files of each exposed module, and of the shell's messages. The scripts that a module imports
 * lazily are left to it.
 */
function exposedAssets(compilation: Compilation): BuildRecord['exposes'] {
  return Object.fromEntries(
    [...compilation.namedChunkGroups].flatMap(([chunkName, group]) => {
      const exposed = exposedBy(chunkName);
      const shared = consumedBy(compilation, group);
      return exposed ? [[exposed, { ...assetsOf(group), shared }]] : [];
    }),
  );
}

/** Files of the entry, beside its scripts and styles, that are in `folder`, in the order of their names. */
function entryFiles(compilation: Compilation, folder: string): string[] {
  const chunks = compilation.entrypoints.get('shell')?.chunks ?? [];
  return chunks
    .flatMap(({ auxiliaryFiles }) => [...auxiliaryFiles])
    .filter((file) => file.startsWith(folder) && !file.endsWith('.map'))
    .sort();
}

export class BuildRecordPlugin {
  readonly #source: AppSource;
  readonly #nodeEntry: string;

  constructor(source: AppSource, nodeEntry: string) {
    this.#source = source;
    this.#nodeEntry = nodeEntry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BuildRecord', (stats) => {
      if (stats.hasErrors()) return;
      const file = path.join(compiler.outputPath, '../build.json');
      try {
        writeFileSync(file, `${JSON.stringify(this.#recordOf(stats), null, 2)}\n`);
      } catch (error) {
        // Sources are read again, and one may have been saved since. What a hook throws ends the watching.
        stats.compilation.errors.push(new compiler.webpack.WebpackError(String(error)));
      }
    });
  }

  #recordOf(stats: Stats): BuildRecord {
    const { compilation } = stats;
    const json = stats.toJson({ all: false, entrypoints: true });
    return buildRecordSchema.parse({
      mf: this.#source.mf,
      entry: entryAssets(json),
      exposes: exposedAssets(compilation),
      provides: providedLazily(compilation),
      fonts: entryFiles(compilation, SUBSET_FONTS),
      headScripts: entryFiles(compilation, HEAD_SCRIPTS),
      nodeEntry: this.#nodeEntry,
      shared: sharedVersions(this.#source.folder),
      uses: usedNames(compilation),
      messages: messageKeys(this.#source.folder),
      hashPlaceholders: hashPlaceholders(compilation),
    });
  }
}
