/** Compares the contract of each API with the live releases whenever one of them has changed. */
import { type Contract, type Release, releaseBreaks } from '@mall/contracts';
import type { Log } from '../base/log.ts';

interface ComparedApi {
  readonly origin: string;
  readonly contract: Contract | undefined;
}

interface Comparison {
  contract: Contract;
  releases: readonly Release[];
  breaks: readonly string[];
}

export class ContractWatch {
  readonly #liveReleases: () => readonly Release[];
  readonly #log: Log;
  readonly #compared = new Map<string, Comparison>();

  constructor(liveReleases: () => readonly Release[], log: Log) {
    this.#liveReleases = liveReleases;
    this.#log = log;
  }

  /** What an API does not serve of the live releases, by release, call or form, and field. */
  breaksOf({ origin }: Pick<ComparedApi, 'origin'>): readonly string[] {
    return this.#compared.get(origin)?.breaks ?? [];
  }

  /** Logs what has come to fit, and what no longer does. */
  compare(apis: readonly ComparedApi[]): void {
    const releases = this.#liveReleases();
    for (const { origin, contract } of apis) {
      const last = this.#compared.get(origin);
      if (last?.contract === contract && last?.releases === releases) continue;
      if (!contract) {
        this.#compared.delete(origin);
        continue;
      }
      const breaks = releases.flatMap((release) => releaseBreaks(release, contract));
      this.#compared.set(origin, { contract, releases, breaks });
      this.#report(origin, last?.breaks ?? [], breaks);
    }
  }

  #report(origin: string, before: readonly string[], breaks: readonly string[]): void {
    if (String(before) === String(breaks)) return;
    if (breaks.length === 0) this.#log.info({ origin }, 'API fits the live releases again');
    else this.#log.error({ origin, breaks }, 'API does not fit the live releases');
  }
}
