/** Compositions in a folder: `compositions/<revision>.json`; the highest revision is live. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Composition, compositionSchema } from '@mall/contracts';
import { unlessMissing } from '../system-error.ts';
import { createExclusively } from './exclusive-file.ts';
import type { NextComposition } from './release-store.ts';
import { StaleCompositionError } from './stale-composition-error.ts';

const NAME = /^(\d{9})\.json$/;

export class FolderCompositions {
  readonly #folder: string;
  readonly #known = new Map<number, Composition>();

  constructor(storeFolder: string) {
    this.#folder = join(storeFolder, 'compositions');
  }

  /** Revisions, newest first. */
  async revisions(): Promise<number[]> {
    const names = await readdir(this.#folder).catch(unlessMissing([]));
    return names
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  }

  async get(revision: number): Promise<Composition | undefined> {
    const known = this.#known.get(revision);
    if (known) return known;
    const text = await readFile(this.#file(revision), 'utf8').catch(unlessMissing(undefined));
    if (text === undefined) return;
    const composition = compositionSchema.parse(JSON.parse(text));
    this.#known.set(revision, composition);
    return composition;
  }

  /** Creating the next revision's file exclusively is the compare-and-set. */
  async advance(expectedRevision: number, next: NextComposition): Promise<Composition> {
    if (expectedRevision > 0 && !(await this.get(expectedRevision))) {
      throw new StaleCompositionError(expectedRevision);
    }
    const composition = compositionSchema.parse({
      ...next,
      revision: expectedRevision + 1,
      at: new Date().toISOString(),
    });
    const text = `${JSON.stringify(composition, null, 2)}\n`;
    const created = await createExclusively(this.#file(composition.revision), text);
    if (!created) throw new StaleCompositionError(expectedRevision);
    return composition;
  }

  #file(revision: number): string {
    return join(this.#folder, `${String(revision).padStart(9, '0')}.json`);
  }
}
