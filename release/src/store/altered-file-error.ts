import { ReleaseError } from '../base/release-error.ts';

/** Thrown when a file in the store does not hold the bytes that were published. */
export class AlteredFileError extends ReleaseError {
  override name = 'AlteredFileError';
  readonly app: string;
  readonly release: string;
  readonly file: string;

  constructor(app: string, release: string, file: string) {
    super(`${app}@${release}: ${file} was changed after it was published`);
    this.app = app;
    this.release = release;
    this.file = file;
  }
}
