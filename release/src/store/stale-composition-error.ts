/** Thrown when someone else moved the live composition first: read it again and retry. */
import { ReleaseError } from '../release-error.ts';

export class StaleCompositionError extends ReleaseError {
  override name = 'StaleCompositionError';

  constructor(expectedRevision: number) {
    super(`composition ${expectedRevision} is no longer live: another change came first`);
  }
}
