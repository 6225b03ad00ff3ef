/** Where the store keeps releases: their records and files. */
import { appNameSchema, type Release, releaseIdSchema } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';

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

/** Bytes of a release's files by path (`web/…`, `br/…`, `node/…`, `maps/…`). */
export type ReleaseFiles = ReadonlyMap<string, Buffer>;

export const isRelease = (app: string, id: string): boolean =>
  appNameSchema.safeParse(app).success && releaseIdSchema.safeParse(id).success;

export interface Releases {
  /** Stores a release whole or not at all. @returns the one that is there already, which never changes. */
  put(release: Release, files: ReleaseFiles): Promise<Release>;
  /** @throws {DamagedRecordError} */
  get(app: string, id: string): Promise<Release | undefined>;
  remove(app: string, id: string): Promise<void>;
  apps(): Promise<string[]>;
  ids(app: string): Promise<string[]>;
  /** Reads only files that the record lists. @throws {AlteredFileError} when the bytes have changed. */
  readFile(app: string, id: string, path: string): Promise<Buffer | undefined>;
  /** Absolute folder of the release on this machine's disk. */
  localFolder(app: string, id: string): Promise<string>;
}
