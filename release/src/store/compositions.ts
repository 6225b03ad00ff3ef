/** Compositions: `compositions/<revision>.json`. */
import { type Composition, compositionSchema } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { ImmutableRecords } from './records.ts';

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

const FOLDER = 'compositions';
const NAME = /^(\d{9})\.json$/;

const keyOf = (revision: number) => `${FOLDER}/${String(revision).padStart(9, '0')}.json`;

export class Compositions extends ImmutableRecords {
  #newest = 0;

  async revisions(): Promise<number[]> {
    const names = await this.storage.names(FOLDER);
    return names
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => b - a);
  }

  /** The highest revision, 0 without any. Revisions have no gaps, so asking again costs one look. */
  async newest(): Promise<number> {
    let newest = this.#newest || ((await this.revisions())[0] ?? 0);
    while (await this.storage.exists(keyOf(newest + 1))) newest += 1;
    this.#newest = newest;
    return newest;
  }

  get(revision: number): Promise<Composition | undefined> {
    const isOwn = (composition: Composition) => composition.revision === revision;
    const schema = compositionSchema.refine(isOwn, {
      path: ['revision'],
      error: `is not ${revision}`,
    });
    return this.readOnce(keyOf(revision), schema);
  }

  /** Creating the next revision's file exclusively is the compare-and-set. */
  async advance(expectedNewest: number, next: NextComposition): Promise<Composition> {
    if (expectedNewest > 0 && !(await this.storage.exists(keyOf(expectedNewest)))) {
      throw new StaleCompositionError(expectedNewest);
    }
    const composition = compositionSchema.parse({
      ...next,
      revision: expectedNewest + 1,
      at: new Date().toISOString(),
    });
    const created = await this.create(keyOf(composition.revision), composition);
    if (!created) throw new StaleCompositionError(expectedNewest);
    return composition;
  }
}
