/** The pages of a long list: their query, and the links to them. */
import type { Language } from '@mall/contracts';
import { type LinkQuery, PageLink, type StaticRouteId, useShellContext } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';

/** A changed filter begins at the first page: it takes this key out. */
export const PAGE_KEY = 'oldal';

/** The id of the list. */
export const LIST_ANCHOR = 'lista';

/** The number of the page; 1 when the URL names none, or nothing that can be one. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get(PAGE_KEY) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function pageQuery(page: number): Record<string, string> {
  return page > 1 ? { [PAGE_KEY]: String(page) } : {};
}

const TEXTS = {
  hu: {
    pages: 'Oldalak',
    page: (page: number) => `${page}. oldal`,
    previous: 'Előző',
    next: 'Következő',
  },
  en: {
    pages: 'Pages',
    page: (page: number) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
  },
};

/** The title of one page of a list, with its number from the second page on. */
export function pagedTitle(title: string, page: number, language: Language): string {
  return page === 1 ? title : `${title}, ${TEXTS[language].page(page).toLowerCase()}`;
}

function shownPages(current: number, pages: number): number[] {
  const near = [1, current - 1, current, current + 1, pages];
  return [...new Set(near)].filter((page) => page >= 1 && page <= pages);
}

interface PagerProps {
  /** The page of the list. */
  to: StaticRouteId;
  current: number;
  pages: number;
  query: LinkQuery;
}

/** Links to pages of a list at `LIST_ANCHOR`; nothing where it has one page. */
export function Pager({ to, current, pages, query }: PagerProps) {
  const texts = TEXTS[useShellContext().language];
  if (pages === 1) return null;
  const chip = (page: number, key: string, label: string, rel?: string) => ({
    key,
    element: (
      <PageLink
        to={to}
        query={{ ...query, ...pageQuery(page) }}
        hash={LIST_ANCHOR}
        rel={rel}
        className={chipClass()}
        aria-label={rel ? undefined : texts.page(page)}
        aria-current={page === current && !rel ? 'page' : undefined}
      >
        {label}
      </PageLink>
    ),
  });
  const items = [
    ...(current > 1 ? [chip(current - 1, 'previous', texts.previous, 'prev')] : []),
    ...shownPages(current, pages).map((page) => chip(page, `${page}`, `${page}`)),
    ...(current < pages ? [chip(current + 1, 'next', texts.next, 'next')] : []),
  ];
  return <FilterChips label={texts.pages} items={items} />;
}
