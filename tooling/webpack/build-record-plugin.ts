/** Writes `.build/build.json`: what the release record takes from the web build. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildRecord, buildRecordSchema, LANGUAGES, type ModuleAssets } from '@mall/contracts';
import type { Compilation, Compiler, StatsCompilation } from 'webpack';
import type { AppSource } from './app-source.ts';
import { SUBSET_FONTS } from './base.ts';
import { consumedBy, providedLazily } from './lazy-shared.ts';
import { buildFolder } from './mode.ts';
import { sharedVersions } from './shared-versions.ts';
import { splitByKind } from './split-by-kind.ts';
import { usedNames } from './used-names.ts';

interface FederationManifest {
  exposes?: {
    path: string;
    assets: { js: Record<'sync' | 'async', string[]>; css: Record<'sync' | 'async', string[]> };
  }[];
}

/** The shell starts with the files of its entry point, a remote with its container. */
function entryAssets(stats: StatsCompilation): ModuleAssets {
  const shell = stats.entrypoints?.shell?.assets?.map(({ name }) => name);
  return splitByKind(shell ?? ['remoteEntry.js']);
}

/** The shell's own messages are chunks of its entry, one a language. */
function shellMessages(stats: StatsCompilation): BuildRecord['exposes'] {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const group = stats.namedChunkGroups?.[`messages-${language}`];
      const files = group?.assets?.map(({ name }) => name);
      return files ? [[`./messages/${language}`, { ...splitByKind(files), shared: [] }]] : [];
    }),
  );
}

/** What the module needs at once: files that it imports lazily are left to it. */
function exposedAssets(
  manifest: FederationManifest,
  compilation: Compilation,
): BuildRecord['exposes'] {
  return Object.fromEntries(
    (manifest.exposes ?? []).map(({ path: exposed, assets }) => [
      exposed,
      { js: assets.js.sync, css: assets.css.sync, shared: consumedBy(compilation, exposed) },
    ]),
  );
}

/** Font files of the entry that the first paint needs. */
function entryFonts(compilation: Compilation): string[] {
  const chunks = compilation.entrypoints.get('shell')?.chunks ?? [];
  return chunks.flatMap(({ auxiliaryFiles }) =>
    [...auxiliaryFiles].filter((file) => file.startsWith(SUBSET_FONTS)),
  );
}

export class BuildRecordPlugin {
  readonly #source: AppSource;
  readonly #nodeEntry: string;

  constructor(source: AppSource, nodeEntry: string) {
    this.#source = source;
    this.#nodeEntry = nodeEntry;
  }

  apply(compiler: Compiler): void {
    let manifest: FederationManifest = {};
    compiler.hooks.thisCompilation.tap('BuildRecord', (compilation) => {
      // After the federation plugin has made its manifest; the release carries its own record instead.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, () => {
        const file = compilation.getAsset('mf-manifest.json');
        if (file) manifest = JSON.parse(file.source.source().toString()) as FederationManifest;
        for (const name of ['mf-manifest.json', 'mf-stats.json']) {
          if (compilation.getAsset(name)) compilation.deleteAsset(name);
        }
      });
    });
    compiler.hooks.done.tap('BuildRecord', (stats) => {
      if (stats.hasErrors()) return;
      const json = stats.toJson({ all: false, entrypoints: true, chunkGroups: true });
      const record = buildRecordSchema.parse({
        mf: this.#source.mf,
        entry: entryAssets(json),
        exposes: { ...exposedAssets(manifest, stats.compilation), ...shellMessages(json) },
        provides: providedLazily(stats.compilation),
        fonts: entryFonts(stats.compilation),
        nodeEntry: this.#nodeEntry,
        shared: sharedVersions(this.#source.folder),
        uses: usedNames(stats.compilation),
      });
      const file = path.join(buildFolder(this.#source.folder), 'build.json');
      writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}
