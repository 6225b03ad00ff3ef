/**
 * Caches the pages of one composition for a short time. An expired page is served once more while
 * it is rendered again (stale-while-revalidate). A page of outdated content, or one that does not hold
 * any more, is served only when rendering fails (stale-if-error).
 */
import { LANGUAGES } from '@mall/contracts';
import { SingleFlight } from '@mall/server';
import type { CacheOutcome } from '../base/metrics.ts';
import { TwoTierCache } from '../base/two-tier-cache.ts';
import {
  isCacheable,
  isComplete,
  isPrivate,
  type Page,
  type PageRequest,
  pageBytes,
} from './page.ts';

export interface CachedPage {
  page: Page;
  outcome: CacheOutcome;
}

export interface PageCacheOptions {
  render: (request: PageRequest) => Promise<Page>;
  freshMs: number;
  contentVersion: () => string;
}

interface Entry {
  page: Page;
  renderedAt: number;
  contentVersion: string;
}

const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
/** For pages that were requested once, or do not exist: made-up URLs displace no other pages. */
const MAX_ONCE_BYTES = 16 * 1024 * 1024;
/** How long after its time a page is still served while it is rendered again. */
const MAX_STALE_MS = 5 * 60_000;

/** Whether a page that names a time is shown before it. */
const holds = ({ validUntil }: Page) => validUntil === undefined || Date.now() < validUntil;

const exists = ({ page }: { page: Page }) => page.status !== 404;

/** The key of a page that depends on the stored language; one that all languages share has its URL. */
const languageKey = ({ url, storedLanguage }: PageRequest) => `${storedLanguage} ${url}`;

export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries = new TwoTierCache<Entry>({
    maxBytes: MAX_MEMORY_BYTES,
    maxOnceBytes: MAX_ONCE_BYTES,
    bytesOf: ({ page }) => pageBytes(page),
  });
  readonly #rendering = new SingleFlight<Page>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** Read before a render, and given to `set`: content that changes meanwhile makes the page outdated at once. */
  get contentVersion(): string {
    return this.#options.contentVersion();
  }

  /** @throws what the render throws, when no page is cached. */
  async get(request: PageRequest): Promise<CachedPage> {
    if (isPrivate(request)) return { page: await this.#options.render(request), outcome: 'miss' };
    return this.ready(request) ?? this.#renderOrStale(request);
  }

  /** The page for which no visitor has to wait. One that is not fresh is rendered again meanwhile. */
  ready(request: PageRequest): CachedPage | undefined {
    const entry = this.#entry(request);
    if (!entry || !this.#isCurrent(entry)) return undefined;
    const { freshMs } = this.#options;
    const age = performance.now() - entry.renderedAt;
    if (age < freshMs) return { page: entry.page, outcome: 'hit' };
    if (freshMs === 0 || age >= freshMs + MAX_STALE_MS) return undefined;
    this.#render(request).catch(() => {});
    return { page: entry.page, outcome: 'stale' };
  }

  /** Caches a page. One that varies by language and one that does not replace each other. */
  set(request: PageRequest, page: Page, contentVersion: string): void {
    if (!isComplete(page) || !isCacheable(request)) return;
    const entry = { page, renderedAt: performance.now(), contentVersion };
    const ofLanguages = LANGUAGES.map((storedLanguage) =>
      languageKey({ ...request, storedLanguage }),
    );
    for (const key of page.variesByLanguage ? [request.url] : ofLanguages) {
      this.#entries.delete(key);
    }
    const key = page.variesByLanguage ? languageKey(request) : request.url;
    this.#entries.set(key, entry, exists(entry));
  }

  #isCurrent({ page, contentVersion }: Entry): boolean {
    return contentVersion === this.contentVersion && holds(page);
  }

  #entry(request: PageRequest): Entry | undefined {
    return (
      this.#entries.get(languageKey(request), exists) ?? this.#entries.get(request.url, exists)
    );
  }

  async #renderOrStale(request: PageRequest): Promise<CachedPage> {
    const entry = this.#entry(request);
    const stale = entry && ({ page: entry.page, outcome: 'stale-if-error' } as const);
    try {
      const page = await this.#render(request);
      return stale && !isComplete(page) ? stale : { page, outcome: 'miss' };
    } catch (error) {
      if (stale) return stale;
      throw error;
    }
  }

  #render(request: PageRequest): Promise<Page> {
    return this.#rendering.run(languageKey(request), async () => {
      const { contentVersion } = this;
      const page = await this.#options.render(request);
      this.set(request, page, contentVersion);
      return page;
    });
  }
}
