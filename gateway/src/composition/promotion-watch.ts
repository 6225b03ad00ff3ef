/** Watches what was promoted for all visitors, and takes it back when it is worse for them (decision 0024). */
import { changedApps, type ReleaseStore, takeBack, WATCH_MS } from '@mall/release';
import type { Log } from '../base/log.ts';
import type { CompositionInstance } from './composition-instance.ts';
import { decide } from './decide.ts';

/** What is kept of a composition once its renderer is closed. */
export type Counted = Pick<CompositionInstance, 'name' | 'composition' | 'routes' | 'counts'>;

interface Watched {
  /** The last composition of which nothing was watched. */
  before: Counted;
  /** What was promoted since. */
  apps: ReadonlySet<string>;
  until: number;
}

interface PromotionWatchOptions {
  store: ReleaseStore;
  log: Log;
  live: { readonly current: CompositionInstance | undefined };
}

export class PromotionWatch {
  readonly #options: PromotionWatchOptions;
  /** By instance: a late regression returns the gateway to the one before. */
  readonly #watched = new WeakMap<CompositionInstance, Watched>();

  constructor(options: PromotionWatchOptions) {
    this.#options = options;
  }

  /** What the live composition is compared with; open pages still report of it. */
  get before(): Counted | undefined {
    return this.#running(this.#options.live.current)?.before;
  }

  /** Begins with what `next` promotes. What is watched already is watched as long again. */
  follow(next: CompositionInstance, before: CompositionInstance | undefined): void {
    const { revision, action, changed } = next.composition;
    if (!before || revision <= before.composition.revision) return;
    const running = this.#running(before);
    const apps = new Set([
      ...(running?.apps ?? []),
      ...changedApps(before.composition.apps, next.composition.apps),
    ]);
    // An app that was rolled back or removed by hand is not watched.
    if (action !== 'promote') for (const app of changed) apps.delete(app);
    if (apps.size === 0) return;
    const { name, composition, routes, counts } = before;
    this.#watched.set(next, {
      before: running?.before ?? { name, composition, routes, counts },
      apps,
      until: performance.now() + WATCH_MS,
    });
  }

  /** Called again and again. @throws when the store cannot be used, or refuses the composition of before. */
  async judge(): Promise<void> {
    const { live, store, log } = this.#options;
    const instance = live.current;
    const watched = this.#running(instance);
    if (!instance || !watched) return;
    const { before, apps } = watched;
    const decision = decide(before.counts, instance.counts);
    if (decision.verdict !== 'take-back') return;
    const { composition } = instance;
    const change = await takeBack(store, {
      live: composition,
      apps: [...apps],
      before: before.composition.apps,
      why: decision.figures,
    });
    if (!change.changed) return;
    const { revision, reason } = change.composition;
    log.error({ from: composition.revision, revision, reason }, 'promotion is taken back');
  }

  #running(instance: CompositionInstance | undefined): Watched | undefined {
    const watched = instance && this.#watched.get(instance);
    return watched && performance.now() < watched.until ? watched : undefined;
  }
}
