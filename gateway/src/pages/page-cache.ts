/**
 * Caches the pages of one composition for a short time. An expired page is served once more while
 * it is rendered again (stale-while-revalidate). A page of outdated content, or one that does not hold
 * any more, is served only when rendering fails (stale-if-error).
 */
import { LRUCache } from 'lru-cache';
import { isComplete, type Page, pageBytes } from './page.ts';
import { isCacheable, isForOne, languageKey, type PageRequest, sharedKey } from './page-request.ts';

export type Outcome = 'hit' | 'stale' | 'miss' | 'stale-if-error';

export interface PageCacheOptions {
  render: (request: PageRequest) => Promise<Page>;
  freshMs: number;
  /** The newest version of the content, as the API reported it. */
  contentVersion: () => string;
  /** Milliseconds on a clock that is never set back. */
  now?: () => number;
}

const monotonicMs = () => performance.now();

interface Entry {
  page: Page;
  renderedAt: number;
  contentVersion: string;
}

const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
/** How long after its time a page is still served while it is rendered again. */
const MAX_STALE_MS = 5 * 60_000;

/** Whether a page that names a time is shown before it. */
const holds = ({ validUntil }: Page) => validUntil === undefined || Date.now() < validUntil;

export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ page }) => pageBytes(page),
  });
  readonly #rendering = new Map<string, Promise<Page>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** @throws what the render throws, when no page is cached. */
  async get(request: PageRequest): Promise<{ page: Page; outcome: Outcome }> {
    if (isForOne(request)) return { page: await this.#options.render(request), outcome: 'miss' };
    const entry = this.#entry(request);
    if (entry && this.#isFresh(entry)) return { page: entry.page, outcome: 'hit' };
    const age = entry ? this.#now() - entry.renderedAt : 0;
    const current = entry?.contentVersion === this.#options.contentVersion();
    const { freshMs } = this.#options;
    const mayBeStale = current && freshMs > 0 && age < freshMs + MAX_STALE_MS;
    if (entry && mayBeStale && holds(entry.page)) {
      this.#render(request).catch(() => {});
      return { page: entry.page, outcome: 'stale' };
    }
    return this.#renderOrStale(request, entry);
  }

  /** The page, when it need not be rendered. */
  fresh(request: PageRequest): Page | undefined {
    const entry = this.#entry(request);
    return entry && this.#isFresh(entry) ? entry.page : undefined;
  }

  /** Caches a page that was rendered elsewhere, for example by the smoke test. */
  set(request: PageRequest, page: Page, contentVersion = this.#options.contentVersion()): void {
    if (!isComplete(page) || !holds(page) || !isCacheable(request)) return;
    const key = page.variesByLanguage ? languageKey(request) : sharedKey(request);
    this.#entries.set(key, { page, renderedAt: this.#now(), contentVersion });
  }

  #isFresh({ page, renderedAt, contentVersion }: Entry): boolean {
    const isCurrent = contentVersion === this.#options.contentVersion();
    return isCurrent && holds(page) && this.#now() - renderedAt < this.#options.freshMs;
  }

  #entry(request: PageRequest): Entry | undefined {
    return this.#entries.get(languageKey(request)) ?? this.#entries.get(sharedKey(request));
  }

  async #renderOrStale(request: PageRequest, entry: Entry | undefined) {
    const stale = entry && { page: entry.page, outcome: 'stale-if-error' as const };
    try {
      const page = await this.#render(request);
      return stale && !isComplete(page) ? stale : { page, outcome: 'miss' as const };
    } catch (error) {
      if (stale) return stale;
      throw error;
    }
  }

  /** Concurrent requests for one page share one render. */
  #render(request: PageRequest): Promise<Page> {
    const key = languageKey(request);
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = this.#renderAndCache(request).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #renderAndCache(request: PageRequest): Promise<Page> {
    // Read before the render: content that changes meanwhile makes the page outdated at once.
    const contentVersion = this.#options.contentVersion();
    const page = await this.#options.render(request);
    this.set(request, page, contentVersion);
    return page;
  }

  #now(): number {
    return (this.#options.now ?? monotonicMs)();
  }
}
