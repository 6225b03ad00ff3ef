/** Keeps the newest good composition live: notices a new one, proves it, and swaps. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Composition, SHELL } from '@mall/contracts';
import { type ProofFault, prove } from './proof.ts';
import { Site, type SiteContext } from './site.ts';

const POLL_MS = 250;
/** Without any composition that starts, the store is tried again after this time. */
const RETRY_MS = 2_000;
/**
 * A composition may fail for reasons that pass, such as an API that was away: it is tried again after
 * this time, which doubles up to the longest.
 */
const AGAIN_MS = 10_000;
const LONGEST_AGAIN_MS = 5 * 60_000;
/** How many earlier compositions are tried when the newest does not start at all. */
const EARLIER = 5;

export interface LiveSiteOptions extends SiteContext {
  /** Called after a composition became live. */
  onSwap: (site: Site) => void;
}

export class LiveSite {
  readonly #options: LiveSiteOptions;
  readonly #stop = new AbortController();
  #current: Site | undefined;
  /** The newest revision that was tried, live or refused. */
  #tried = 0;
  /** Set while the newest revision did not become live. */
  #failure: { revision: number; pauseMs: number; tryAt: number } | undefined;
  #watching: Promise<void> | undefined;

  constructor(options: LiveSiteOptions) {
    this.#options = options;
  }

  /** The live composition, or undefined before there is one. */
  get current(): Site | undefined {
    return this.#current;
  }

  /** Watches the store until `close`. */
  watch(): void {
    this.#watching = this.#watch();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#watching;
    await this.#current?.close();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const pause = await this.#look().catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'the release store could not be read');
        return RETRY_MS;
      });
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }

  /** @returns how long to wait before the next look. */
  async #look(): Promise<number> {
    const newest = await this.#options.store.live();
    if (!newest) return POLL_MS;
    if (!this.#current) return this.#startFirst();
    if (newest.revision > this.#tried || this.#mayTryAgain()) await this.#try(newest);
    return POLL_MS;
  }

  #mayTryAgain(): boolean {
    return this.#failure !== undefined && Date.now() >= this.#failure.tryAt;
  }

  /** Plans the next try. @returns whether this is the revision's first failure. */
  #failed(revision: number): boolean {
    const isFirst = this.#failure?.revision !== revision;
    const last = isFirst ? AGAIN_MS / 2 : (this.#failure?.pauseMs ?? AGAIN_MS);
    const pauseMs = Math.min(2 * last, LONGEST_AGAIN_MS);
    this.#failure = { revision, pauseMs, tryAt: Date.now() + pauseMs };
    return isFirst;
  }

  /** The newest composition is taken even when parts fail; one that does not start is passed over. */
  async #startFirst(): Promise<number> {
    const [newest, ...earlier] = await this.#options.store.history();
    for (const composition of [newest, ...earlier.slice(0, EARLIER)]) {
      if (!composition || this.#stop.signal.aborted) break;
      await this.#try(composition);
      if (this.#current) {
        this.#tried = newest?.revision ?? 0;
        return POLL_MS;
      }
    }
    return RETRY_MS;
  }

  async #try(composition: Composition): Promise<void> {
    this.#tried = composition.revision;
    const { log } = this.#options;
    let candidate: Site;
    try {
      candidate = await Site.start(this.#options, composition);
    } catch (error) {
      const app = SHELL;
      const fields = {
        err: error,
        revision: composition.revision,
        app,
        release: composition.apps[app],
      };
      log.error(fields, 'a composition does not start');
      this.#options.metrics.refused.inc();
      if (this.#failed(composition.revision)) await this.#audit(composition, 'it does not start');
      return;
    }
    const faults = await prove(candidate, this.#current);
    if (faults.length > 0) await this.#refuse(candidate, faults);
    else this.#swap(candidate);
  }

  /** New requests go to the new composition at once; those in flight finish on the old one. */
  #swap(next: Site): void {
    const previous = this.#current;
    this.#current = next;
    this.#failure = undefined;
    const { revision, reason } = next.composition;
    this.#options.log.info({ revision, reason }, 'a composition is live');
    this.#options.metrics.revision.set(revision);
    this.#options.onSwap(next);
    void previous?.close();
  }

  async #refuse(candidate: Site, faults: readonly ProofFault[]): Promise<void> {
    const { revision } = candidate.composition;
    for (const { path, status, apps } of faults) {
      for (const { app, release } of apps) {
        const fields = { app, release, path, status, revision };
        this.#options.log.error(fields, 'a composition is refused: this page became worse');
      }
    }
    this.#options.metrics.refused.inc();
    const pages = [...new Set(faults.map(({ path }) => path))].join(' ');
    if (this.#failed(revision)) {
      await this.#audit(candidate.composition, `these pages became worse: ${pages}`);
    }
    await candidate.close();
  }

  async #audit({ revision, apps }: Composition, why: string): Promise<void> {
    await this.#options.store
      .audit({
        at: new Date().toISOString(),
        by: 'gateway',
        action: 'refuse',
        subject: Object.entries(apps)
          .map(([app, id]) => `${app}@${id}`)
          .join(' '),
        why,
        fromRevision: this.#current?.composition.revision ?? 0,
        toRevision: revision,
      })
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'the audit log cannot be written'),
      );
  }
}
