/**
 * Caches the pages of one composition for a short time. An expired page is served once more while
 * it is rendered again (stale-while-revalidate). A page of outdated content, or one that does not hold
 * any more, is served only when rendering fails (stale-if-error).
 */
import { LANGUAGES } from '@mall/contracts';
import { LRUCache } from 'lru-cache';
import type { CacheOutcome } from '../base/metrics.ts';
import { SingleFlight } from '../base/single-flight.ts';
import { isComplete, type Page, pageBytes } from './page.ts';
import {
  isCacheable,
  isPrivate,
  languageKey,
  type PageRequest,
  sharedKey,
} from './page-request.ts';

export interface CachedPage {
  page: Page;
  outcome: CacheOutcome;
}

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
/** For pages that were requested once, or do not exist: made-up URLs displace no other pages. */
const MAX_ONCE_BYTES = 16 * 1024 * 1024;
/** How long after its time a page is still served while it is rendered again. */
const MAX_STALE_MS = 5 * 60_000;

const pageList = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ page }) => pageBytes(page) });

/** Whether a page that names a time is shown before it. */
const holds = ({ validUntil }: Page) => validUntil === undefined || Date.now() < validUntil;

/**
 * The key of a page, and those of pages that it replaces: before a campaign begins, its path is a page
 * that is not found, in the language of the visitor.
 */
function keysOf(request: PageRequest, { variesByLanguage }: Page) {
  const shared = sharedKey(request);
  if (variesByLanguage) return { key: languageKey(request), replaced: [shared] };
  const replaced = LANGUAGES.map((storedLanguage) => languageKey({ ...request, storedLanguage }));
  return { key: shared, replaced };
}

export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries = pageList(MAX_MEMORY_BYTES);
  readonly #requestedOnce = pageList(MAX_ONCE_BYTES);
  readonly #rendering = new SingleFlight<Page>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
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
    const age = this.#now() - entry.renderedAt;
    if (age < freshMs) return { page: entry.page, outcome: 'hit' };
    if (freshMs === 0 || age >= freshMs + MAX_STALE_MS) return undefined;
    this.#render(request).catch(() => {});
    return { page: entry.page, outcome: 'stale' };
  }

  /** Caches a page that was rendered elsewhere, for example by the smoke test. */
  set(request: PageRequest, page: Page, contentVersion = this.#options.contentVersion()): void {
    if (!isComplete(page) || !isCacheable(request)) return;
    const { key, replaced } = keysOf(request, page);
    for (const other of replaced) this.#delete(other);
    const list =
      this.#entries.has(key) && page.status !== 404 ? this.#entries : this.#requestedOnce;
    this.#delete(key);
    list.set(key, { page, renderedAt: this.#now(), contentVersion });
  }

  #delete(key: string): void {
    this.#entries.delete(key);
    this.#requestedOnce.delete(key);
  }

  #isCurrent({ page, contentVersion }: Entry): boolean {
    return contentVersion === this.#options.contentVersion() && holds(page);
  }

  #entry(request: PageRequest): Entry | undefined {
    return this.#find(languageKey(request)) ?? this.#find(sharedKey(request));
  }

  /** A page that exists moves to the pages that stay when it is requested again. */
  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    const once = entry ? undefined : this.#requestedOnce.get(key);
    if (!once || once.page.status === 404) return entry ?? once;
    this.#requestedOnce.delete(key);
    this.#entries.set(key, once);
    return once;
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

  /** Concurrent requests for one page share one render. */
  #render(request: PageRequest): Promise<Page> {
    return this.#rendering.run(languageKey(request), () => this.#renderAndCache(request));
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
