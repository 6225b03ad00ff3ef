/** Compositions in a folder: `compositions/<revision>.json`. */
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Composition, compositionSchema } from '@mall/contracts';
import { ReleaseError, unlessMissing } from '../base/errors.ts';
import { createExclusively, DamagedRecordError, readRecord } from './record-file.ts';

export class StaleCompositionError extends ReleaseError {
  override name = 'StaleCompositionError';

  constructor(expectedNewest: number) {
    super(`composition ${expectedNewest} is not the newest: another change came first`);
  }
}

/** A composition before the store gives it its revision and time. */
export type NextComposition = Pick<
  Composition,
  'apps' | 'by' | 'action' | 'changed' | 'reason' | 'rollout'
>;

const NAME = /^(\d{9})\.json$/;

export class FolderCompositions {
  readonly #folder: string;
  readonly #known = new Map<number, Composition>();
  #newest = 0;

  constructor(storeFolder: string) {
    this.#folder = join(storeFolder, 'compositions');
  }

  async revisions(): Promise<number[]> {
    const names = await readdir(this.#folder).catch(unlessMissing([]));
    return names
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  }

  /** The highest revision, 0 without any. Revisions have no gaps, so asking again costs one look. */
  async newest(): Promise<number> {
    let newest = this.#newest || ((await this.revisions())[0] ?? 0);
    while (await this.#exists(newest + 1)) newest += 1;
    this.#newest = newest;
    return newest;
  }

  async get(revision: number): Promise<Composition | undefined> {
    const known = this.#known.get(revision);
    if (known) return known;
    const file = this.#file(revision);
    const composition = await readRecord(file, compositionSchema);
    if (composition && composition.revision !== revision) {
      throw new DamagedRecordError(file, `it is of revision ${composition.revision}`);
    }
    if (composition) this.#known.set(revision, composition);
    return composition;
  }

  /** Creating the next revision's file exclusively is the compare-and-set. */
  async advance(expectedNewest: number, next: NextComposition): Promise<Composition> {
    if (expectedNewest > 0 && !(await this.#exists(expectedNewest))) {
      throw new StaleCompositionError(expectedNewest);
    }
    const composition = compositionSchema.parse({
      ...next,
      revision: expectedNewest + 1,
      at: new Date().toISOString(),
    });
    const text = `${JSON.stringify(composition, null, 2)}\n`;
    const created = await createExclusively(this.#file(composition.revision), text);
    if (!created) throw new StaleCompositionError(expectedNewest);
    return composition;
  }

  async #exists(revision: number): Promise<boolean> {
    return access(this.#file(revision)).then(() => true, unlessMissing(false));
  }

  #file(revision: number): string {
    return join(this.#folder, `${String(revision).padStart(9, '0')}.json`);
  }
}
