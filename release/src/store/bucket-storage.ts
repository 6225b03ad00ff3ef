/** Records as objects in an S3 bucket. What creates rests on `If-None-Match: *` alone (decision 0026). */
import { randomUUID } from 'node:crypto';
import { ReleaseError } from '../base/errors.ts';
import { BucketClient, BucketError } from './bucket-client.ts';
import type { Storage } from './storage.ts';

const ATTEMPTS = 4;

export class BucketStorage extends BucketClient implements Storage {
  readonly pollMs = 500;
  #probed: Promise<void> | undefined;

  async read(key: string): Promise<string | undefined> {
    return (await this.get(key))?.toString();
  }

  async create(key: string, text: string): Promise<boolean> {
    await this.probe();
    return this.#create(key, text);
  }

  async names(folder: string): Promise<string[]> {
    const start = `${folder}/`;
    const { objects, folders } = await this.list(start, '/');
    const keys = [...objects.map(({ key }) => key), ...folders.map((key) => key.slice(0, -1))];
    return keys.map((key) => key.slice(start.length));
  }

  async ages(folder: string): Promise<ReadonlyMap<string, number>> {
    const { objects } = await this.list(`${folder}/`, '/');
    return new Map(objects.map(({ key, age }) => [key.slice(folder.length + 1), age]));
  }

  /** An object for each line: a bucket cannot append, and two writers do not meet. */
  async append(log: string, line: string): Promise<void> {
    await this.replace(`${log}/${new Date().toISOString()}-${randomUUID()}`, line);
  }

  /** Once for each process. @throws {ReleaseError} for a bucket that overwrites: of two promotions one would be lost. */
  probe(): Promise<void> {
    this.#probed ??= this.#probe().catch((error: unknown) => {
      this.#probed = undefined;
      throw error;
    });
    return this.#probed;
  }

  async #probe(): Promise<void> {
    const key = `probes/${randomUUID()}`;
    await this.#create(key, 'first');
    const isOverwritten = await this.#create(key, 'second');
    await this.remove(key);
    if (isOverwritten) {
      throw new ReleaseError(
        `setting STORE_URL: ${this.nameOf('')} overwrites objects in spite of "If-None-Match: *"; use a server that creates exclusively`,
      );
    }
  }

  /** A response that is lost, late or unclear is followed by a look at what is there: it may be ours. */
  async #create(key: string, text: string): Promise<boolean> {
    let lost: unknown;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        const status = await this.putNew(key, text);
        if (status < 300) return true;
        if (status === 412 && !lost) return false;
      } catch (error) {
        if (!(error instanceof BucketError)) throw error;
        lost = error;
      }
      const present = await this.read(key);
      if (present !== undefined) return present === text;
    }
    throw lost ?? new BucketError(`${this.nameOf(key)}: other writers are always first`);
  }
}
