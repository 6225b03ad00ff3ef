/** The releases of a store: their records and files. Subclasses keep them in a folder or a bucket. */
import { appNameSchema, type Release, releaseIdSchema, releaseSchema } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { DamagedRecordError, ImmutableRecords } from './records.ts';

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

const FOLDER = 'releases';

/** The key of a file of a release, or of its record. */
export const keyOf = (app: string, id: string, path = 'release.json'): string =>
  `${FOLDER}/${app}/${id}/${path}`;

export abstract class Releases extends ImmutableRecords {
  /** Absolute folder of the release on this machine's disk. */
  abstract localFolder(app: string, id: string): Promise<string>;

  /** Writes the files and the record, whole or not at all. */
  protected abstract write(release: Release, files: ReleaseFiles): Promise<void>;

  /** Removes the release in one step. */
  protected abstract discard(app: string, id: string): Promise<void>;

  /** @throws {AlteredFileError} when the bytes have changed. */
  protected abstract read(
    release: Release,
    file: Release['files'][number],
  ): Promise<Buffer | undefined>;

  /** @returns the stored release: one that exists is replaced only when its record is damaged. */
  async put(release: Release, files: ReleaseFiles): Promise<Release> {
    const { app, id } = release;
    const stored = await this.get(app, id).catch(async (error: unknown) => {
      if (!(error instanceof DamagedRecordError)) throw error;
      // It is replaced by the same release, published again.
      await this.remove(app, id);
      return undefined;
    });
    if (stored) return stored;
    await this.write(release, files);
    return (await this.get(app, id)) ?? release;
  }

  /** @throws {DamagedRecordError} */
  async get(app: string, id: string): Promise<Release | undefined> {
    const isRelease = appNameSchema.safeParse(app).success && releaseIdSchema.safeParse(id).success;
    return isRelease ? this.readOnce(keyOf(app, id), releaseSchema) : undefined;
  }

  async remove(app: string, id: string): Promise<void> {
    await this.discard(app, id);
    this.forget(keyOf(app, id));
  }

  async apps(): Promise<string[]> {
    const names = await this.storage.names(FOLDER);
    return names.filter((name) => appNameSchema.safeParse(name).success);
  }

  ids(app: string): Promise<string[]> {
    return this.storage.names(`${FOLDER}/${appNameSchema.parse(app)}`);
  }

  /** Reads only files that the record lists. @throws {AlteredFileError} when the bytes have changed. */
  async readFile(app: string, id: string, path: string): Promise<Buffer | undefined> {
    const release = await this.get(app, id);
    const listed = release?.files.find((file) => file.path === path);
    return release && listed && this.read(release, listed);
  }
}
