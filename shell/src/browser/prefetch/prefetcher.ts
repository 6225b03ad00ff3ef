/** Loads pages ahead that a visitor is about to open. */
import type { Language } from '@mall/contracts';
import { type ResolvedPath, type RouteTable, resolveUrl } from '@mall/routing';

type PagePath = Extract<ResolvedPath, { kind: 'page' }>;

/** More concurrent loads would compete with the shown page. */
const MAX_CONCURRENT = 3;

export interface PrefetcherOptions {
  table: RouteTable;
  /** What is shown now. */
  shown(): { pathname: string; language: Language };
  stored(): Language | undefined;
  /** Whether nothing may be loaded ahead, for instance on a metered line. */
  isForbidden(): boolean;
  /** Loads the page; true when nothing of it failed. */
  load(url: URL, page: PagePath): Promise<boolean>;
}

export class Prefetcher {
  readonly #options: PrefetcherOptions;
  readonly #loading = new Set<string>();
  /** Not tried again: the navigation loads these and reports the error. */
  readonly #failed = new Set<string>();

  constructor(options: PrefetcherOptions) {
    this.#options = options;
  }

  /** The page at `url` when it may be loaded ahead: no redirect, no token, no other language. */
  #pageAt(url: URL): PagePath | undefined {
    const { table, shown, stored } = this.#options;
    const now = shown();
    if (url.pathname === now.pathname) return undefined;
    const resolved = resolveUrl(table, url, stored());
    if (resolved.kind !== 'page' || resolved.path.route.token) return undefined;
    return resolved.language === now.language ? resolved : undefined;
  }

  async prefetch(url: URL): Promise<void> {
    const path = url.pathname + url.search;
    if (this.#loading.size >= MAX_CONCURRENT || this.#options.isForbidden()) return;
    if (this.#loading.has(path) || this.#failed.has(path)) return;
    const page = this.#pageAt(url);
    if (!page) return;
    this.#loading.add(path);
    const isWhole = await this.#options.load(url, page).catch(() => false);
    this.#loading.delete(path);
    if (!isWhole) this.#failed.add(path);
  }
}
