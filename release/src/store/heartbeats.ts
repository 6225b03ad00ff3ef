/** Heartbeats of running gateways: each writes `gateways/<id>` every few seconds. */
import type { Storage } from './storage.ts';

const FOLDER = 'gateways';
/** A gateway that has not written for so long has ended. */
const LEASE_MS = 10_000;
/** The remains of a crashed gateway are removed after a day. */
const MAX_AGE_MS = 24 * 60 * 60_000;

export class Heartbeats {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** For the next ten seconds. No folder is made in the place of a disk that is away. */
  beat(gateway: string): Promise<void> {
    return this.#storage.replace(`${FOLDER}/${gateway}`, '');
  }

  end(gateway: string): Promise<void> {
    return this.#storage.remove(`${FOLDER}/${gateway}`);
  }

  /** Ids of the gateways that have written within the lease. */
  async running(): Promise<string[]> {
    const ages = [...(await this.#storage.ages(FOLDER))];
    const remains = ages.filter(([, age]) => age > MAX_AGE_MS);
    // A process that may only read the store leaves them to others.
    await Promise.allSettled(remains.map(([id]) => this.end(id)));
    return ages.filter(([, age]) => age < LEASE_MS).map(([id]) => id);
  }
}
