/** Heartbeats of running gateways, in a folder: each gateway writes `gateways/<id>` every few seconds. */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../base/errors.ts';

/** A gateway that has not written for so long has ended. */
const LEASE_MS = 10_000;
/** The remains of a crashed gateway are removed after a day. */
const MAX_AGE_MS = 24 * 60 * 60_000;

export class FolderHeartbeats {
  readonly #folder: string;
  /** The disk's clock minus this process's monotonic one. */
  #clockOffset: number | undefined;

  constructor(storeFolder: string) {
    this.#folder = join(storeFolder, 'gateways');
  }

  async beat(gateway: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#file(gateway), '');
  }

  async end(gateway: string): Promise<void> {
    await rm(this.#file(gateway), { force: true });
  }

  /** Ids of the gateways that have written within the lease. */
  async running(): Promise<string[]> {
    const ids = await readdir(this.#folder).catch(unlessMissing([]));
    if (ids.length === 0) return [];
    const now = await this.#now();
    const ages = await Promise.all(ids.map((id) => this.#age(id, now)));
    const remains = ids.filter((_, index) => (ages[index] ?? 0) > MAX_AGE_MS);
    // A process that may only read the store leaves them to others.
    await Promise.allSettled(remains.map(this.end, this));
    return ids.filter((_, index) => (ages[index] ?? LEASE_MS) < LEASE_MS);
  }

  async #age(gateway: string, now: number): Promise<number> {
    const found = await stat(this.#file(gateway)).catch(unlessMissing(undefined));
    return found ? now - found.mtimeMs : LEASE_MS;
  }

  /** The time by the disk's clock: those of several machines may differ. */
  async #now(): Promise<number> {
    this.#clockOffset ??= await this.#readClock();
    return this.#clockOffset + performance.now();
  }

  /** Without permission to write, this machine's clock must do; `Date` may be that of a test. */
  async #readClock(): Promise<number> {
    const probe = join(this.#folder, '..', `.clock-${process.pid}`);
    try {
      await writeFile(probe, '');
      return (await stat(probe)).mtimeMs - performance.now();
    } catch {
      return performance.timeOrigin;
    } finally {
      await rm(probe, { force: true });
    }
  }

  #file(gateway: string): string {
    return join(this.#folder, gateway);
  }
}
