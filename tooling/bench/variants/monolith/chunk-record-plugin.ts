/** Adds the files of each page, slot and message chunk to the monolith's build record. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRecordSchema } from '@mall/contracts';
import type { Compiler, StatsCompilation } from 'webpack';
import { splitByKind } from '../../../webpack/module-assets.ts';
import { chunkNameOf, GENERATED } from './generate-modules.ts';

function filesOf(stats: StatsCompilation, module: string) {
  const assets = stats.namedChunkGroups?.[chunkNameOf(module)]?.assets ?? [];
  return { ...splitByKind(assets.map(({ name }) => name)), shared: [] };
}

/** The names of the generated map of imports, for instance `cinema ./pages/cinema`. */
function moduleNames(): string[] {
  const source = readFileSync(path.join(GENERATED, 'modules.js'), 'utf8');
  return [...source.matchAll(/^ {2}"([^"]+)"/gm)].map(([, name = '']) => name);
}

export class ChunkRecordPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkRecord', (stats) => {
      if (stats.hasErrors()) return;
      const json = stats.toJson({ all: false, chunkGroups: true });
      const file = path.join(compiler.outputPath, '../build.json');
      // The remotes' releases hold no names that the code's could be checked against.
      const built = { ...JSON.parse(readFileSync(file, 'utf8')), uses: undefined };
      const record = buildRecordSchema.parse(built);
      for (const name of moduleNames()) record.exposes[name] = filesOf(json, name);
      writeFileSync(file, JSON.stringify(record));
    });
  }
}
