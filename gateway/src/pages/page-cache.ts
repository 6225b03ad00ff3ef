/**
 * Keeps the pages of one composition for a short time. A page over its time is served once more
 * while a new one is rendered; a page of outdated content is served only when no new one succeeds.
 */
import { LRUCache } from 'lru-cache';
import { isSound, type Page, pageBytes } from './page.ts';
import { isKeepable, languageKey, sharedKey, type Visit } from './visit.ts';

export type Outcome = 'hit' | 'stale' | 'miss' | 'rescued';

export interface PageCacheOptions {
  render: (visit: Visit) => Promise<Page>;
  freshMs: number;
  /** The version of the content, as far as the gateway knows it. */
  contentVersion: () => string;
  now?: () => number;
}

interface Entry {
  page: Page;
  renderedAt: number;
  contentVersion: string;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
/** A page older than this is not shown any more while another is rendered. */
const LONGEST_STALE_MS = 5 * 60_000;

export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ page }) => pageBytes(page),
  });
  readonly #rendering = new Map<string, Promise<Page>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** @throws what the render throws, when no kept page can stand in. */
  async get(visit: Visit): Promise<{ page: Page; outcome: Outcome }> {
    const entry = this.#entry(visit);
    const age = entry ? this.#now() - entry.renderedAt : 0;
    const current = entry?.contentVersion === this.#options.contentVersion();
    const { freshMs } = this.#options;
    if (entry && current && age < freshMs) return { page: entry.page, outcome: 'hit' };
    if (entry && current && freshMs > 0 && age < freshMs + LONGEST_STALE_MS) {
      this.#render(visit).catch(() => {});
      return { page: entry.page, outcome: 'stale' };
    }
    return this.#renderOrRescue(visit, entry);
  }

  /** Keeps a page that was rendered elsewhere, as the proof of a composition does. */
  keep(visit: Visit, page: Page, contentVersion = this.#options.contentVersion()): void {
    if (!isSound(page) || !isKeepable(visit)) return;
    const key = page.variesByLanguage ? languageKey(visit) : sharedKey(visit);
    this.#entries.set(key, { page, renderedAt: this.#now(), contentVersion });
  }

  #entry(visit: Visit): Entry | undefined {
    return this.#entries.get(languageKey(visit)) ?? this.#entries.get(sharedKey(visit));
  }

  async #renderOrRescue(visit: Visit, entry: Entry | undefined) {
    const rescue = entry && { page: entry.page, outcome: 'rescued' as const };
    try {
      const page = await this.#render(visit);
      return rescue && !isSound(page) ? rescue : { page, outcome: 'miss' as const };
    } catch (error) {
      if (rescue) return rescue;
      throw error;
    }
  }

  /** One render at a time for a page, however many ask for it. */
  #render(visit: Visit): Promise<Page> {
    const key = languageKey(visit);
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = this.#renderAndKeep(visit).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #renderAndKeep(visit: Visit): Promise<Page> {
    // Content that changes during the render makes the page outdated at once.
    const contentVersion = this.#options.contentVersion();
    const page = await this.#options.render(visit);
    this.keep(visit, page, contentVersion);
    return page;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
