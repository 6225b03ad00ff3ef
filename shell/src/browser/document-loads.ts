/**
 * Document loads that keep a tab current, one for each reason: a load that has changed nothing, for instance
 * because a cache in between still sends the page of before, is not repeated.
 */
import { sessionStore } from '@mall/runtime';

const STORAGE_KEY = 'document-loads';

export class DocumentLoads {
  /** The reasons for which earlier documents of this tab have loaded the next one. */
  #earlier: readonly string[];

  constructor() {
    this.#earlier = sessionStore.get(STORAGE_KEY)?.split('\n') ?? [];
  }

  /** Records that this document is left for `reason`. False for a second time, and where nothing can be recorded. */
  allow(reason: string): boolean {
    if (this.#earlier.includes(reason)) return false;
    const recorded = [...this.#earlier, reason].join('\n');
    sessionStore.set(STORAGE_KEY, recorded);
    return sessionStore.get(STORAGE_KEY) === recorded;
  }

  /** Forgets the reasons that do not apply to a page which has loaded. */
  keep(applies: (reason: string) => boolean): void {
    this.#earlier = this.#earlier.filter(applies);
    if (this.#earlier.length > 0) sessionStore.set(STORAGE_KEY, this.#earlier.join('\n'));
    else sessionStore.remove(STORAGE_KEY);
  }
}
