/** Brings pages that a visitor is about to ask for: what the click then needs is here already. */
import type { Language } from '@mall/contracts';
import { type ResolvedPath, type RouteTable, resolvePath } from '@mall/routing';

type PagePath = Extract<ResolvedPath, { kind: 'page' }>;

/** More at once would compete with the page that is shown. */
const MOST_AT_ONCE = 3;

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
  private readonly options: PrefetcherOptions;
  private readonly loading = new Set<string>();
  /** Left to the click, which says what is wrong. */
  private readonly failed = new Set<string>();

  constructor(options: PrefetcherOptions) {
    this.options = options;
  }

  /** The page at `url` when it may be loaded ahead: no redirect, no token, no other language. */
  private pageAt({ pathname }: URL): PagePath | undefined {
    const { table, shown, stored } = this.options;
    const now = shown();
    if (pathname === now.pathname) return undefined;
    const resolved = resolvePath(table, pathname, stored());
    if (resolved.kind !== 'page' || resolved.path.route.token) return undefined;
    return resolved.language === now.language ? resolved : undefined;
  }

  async prefetch(url: URL): Promise<void> {
    const address = url.pathname + url.search;
    if (this.loading.size >= MOST_AT_ONCE || this.options.isForbidden()) return;
    if (this.loading.has(address) || this.failed.has(address)) return;
    const page = this.pageAt(url);
    if (!page) return;
    this.loading.add(address);
    const isWhole = await this.options.load(url, page).catch(() => false);
    this.loading.delete(address);
    if (!isWhole) this.failed.add(address);
  }
}
