/** Writes `.build/build.json`: what the release record takes from the web build. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildRecord, buildRecordSchema } from '@mall/contracts';
import type { Compilation, Compiler } from 'webpack';
import type { AppSource } from './app-source.ts';
import { HEAD_SCRIPTS, SUBSET_FONTS } from './base.ts';
import { hashPlaceholders } from './chunk-integrity.ts';
import { messageKeys } from './messages.ts';
import { entryAssets, entryFiles, exposedAssets, providedLazily } from './module-assets.ts';
import { sharedVersions } from './shared-versions.ts';
import { contractOf } from './used-contract.ts';
import { usedNames } from './used-names.ts';

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
        writeFileSync(file, `${JSON.stringify(this.#recordOf(stats.compilation), null, 2)}\n`);
      } catch (error) {
        // Sources are read again, and one may have been saved since. What a hook throws ends the watching.
        stats.compilation.errors.push(new compiler.webpack.WebpackError(String(error)));
      }
    });
  }

  #recordOf(compilation: Compilation): BuildRecord {
    const { mf, folder } = this.#source;
    return buildRecordSchema.parse({
      mf,
      entry: entryAssets(compilation),
      exposes: exposedAssets(compilation),
      provides: providedLazily(compilation),
      fonts: entryFiles(compilation, SUBSET_FONTS),
      headScripts: entryFiles(compilation, HEAD_SCRIPTS),
      nodeEntry: this.#nodeEntry,
      shared: sharedVersions(folder),
      uses: usedNames(compilation),
      contract: contractOf(mf, compilation),
      messages: messageKeys(folder),
      hashPlaceholders: hashPlaceholders(compilation),
    });
  }
}
