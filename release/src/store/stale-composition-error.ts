/** Thrown when someone else made a composition first: read the store again and retry. */
import { ReleaseError } from '../base/release-error.ts';

export class StaleCompositionError extends ReleaseError {
  override name = 'StaleCompositionError';

  constructor(expectedNewest: number) {
    super(`composition ${expectedNewest} is not the newest: another change came first`);
  }
}
