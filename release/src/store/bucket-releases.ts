/** Releases in a bucket, and a copy of those that are used on this machine's disk. */
import type { Release } from '@mall/contracts';
import { SingleFlight } from '@mall/server';
import pLimit from 'p-limit';
import { ReleaseError } from '../base/errors.ts';
import { integrityOf } from '../base/integrity.ts';
import type { BucketStorage } from './bucket-storage.ts';
import type { FolderReleases } from './folder-releases.ts';
import { AlteredFileError, keyOf, type ReleaseFiles, Releases } from './releases.ts';

const CALLS_AT_ONCE = 16;

export class BucketReleases extends Releases {
  readonly #bucket: BucketStorage;
  readonly #copies: FolderReleases;
  readonly #copying = new SingleFlight<void>();

  constructor(bucket: BucketStorage, copies: FolderReleases) {
    super(bucket);
    this.#bucket = bucket;
    this.#copies = copies;
  }

  async localFolder(app: string, id: string): Promise<string> {
    await this.#copy(app, id);
    return this.#copies.localFolder(app, id);
  }

  /** The record is created last: with it the release exists. */
  protected async write(release: Release, files: ReleaseFiles): Promise<void> {
    const { app, id } = release;
    const limit = pLimit(CALLS_AT_ONCE);
    // The id is made from the content, so a file that is there already has the same bytes.
    await limit.map([...files], ([path, bytes]) =>
      this.#bucket.replace(keyOf(app, id, path), bytes),
    );
    await this.create(keyOf(app, id), release);
  }

  /** The record first: a release that is half removed does not exist. */
  protected async discard(app: string, id: string): Promise<void> {
    await this.#bucket.remove(keyOf(app, id));
    const { objects } = await this.#bucket.list(keyOf(app, id, ''));
    const limit = pLimit(CALLS_AT_ONCE);
    await limit.map(objects, ({ key }) => this.#bucket.remove(key));
    await this.#copies.remove(app, id);
  }

  /** Fetches an altered copy again. */
  protected async read({ app, id }: Release, { path }: Release['files'][number]) {
    await this.#copy(app, id);
    try {
      return await this.#copies.readFile(app, id, path);
    } catch (error) {
      if (!(error instanceof AlteredFileError)) throw error;
      await this.#copies.remove(app, id);
      await this.#copy(app, id);
      return this.#copies.readFile(app, id, path);
    }
  }

  #copy(app: string, id: string): Promise<void> {
    return this.#copying.run(`${app}@${id}`, () => this.#download(app, id));
  }

  async #download(app: string, id: string): Promise<void> {
    const release = await this.get(app, id);
    const copy = await this.#copies.get(app, id).catch(() => undefined);
    if (!release || copy) return;
    const limit = pLimit(CALLS_AT_ONCE);
    const files = await limit.map(release.files, async ({ path, integrity }) => {
      const bytes = await this.#bucket.get(keyOf(app, id, path));
      if (!bytes) throw new ReleaseError(`${this.#bucket.nameOf(keyOf(app, id, path))} is missing`);
      if (integrityOf(bytes) !== integrity) throw new AlteredFileError(app, id, path);
      return [path, bytes] as const;
    });
    await this.#copies.put(release, new Map(files));
    await this.#removeCopies(app);
  }

  /** Of releases that the bucket does not have any more. */
  async #removeCopies(app: string): Promise<void> {
    const kept = new Set(await this.ids(app));
    const gone = (await this.#copies.ids(app)).filter((id) => !kept.has(id));
    await Promise.all(gone.map((id) => this.#copies.remove(app, id)));
  }
}
