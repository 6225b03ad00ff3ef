/** The pages of a long list: their query, and the links to them. */
import { useMessages } from '@mall/i18n';
import { type LinkQuery, PageLink } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import { PAGE_KEY } from '../../shop-query.tsx';

export const LIST_ANCHOR = 'lista';

export function letterAnchor(letter: string): string {
  return `betu-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}

/** The number of the page; 1 when the URL names none, or nothing that can be one. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get(PAGE_KEY) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function pageQuery(page: number): Record<string, string> {
  return page > 1 ? { [PAGE_KEY]: String(page) } : {};
}

function shownPages(current: number, pages: number): number[] {
  const near = [1, current - 1, current, current + 1, pages];
  return [...new Set(near)].filter((page) => page >= 1 && page <= pages);
}

interface PagerProps {
  view: 'shops' | 'shop-map';
  current: number;
  pages: number;
  query: LinkQuery;
}

export function Pager({ view, current, pages, query }: PagerProps) {
  const t = useMessages('shops');
  if (pages === 1) return null;
  const chip = (page: number, key: string, label: string, rel?: string) => ({
    key,
    element: (
      <PageLink
        to={view}
        query={{ ...query, ...pageQuery(page) }}
        hash={LIST_ANCHOR}
        rel={rel}
        className={chipClass()}
        aria-label={rel ? undefined : t('shop-list.page', { page })}
        aria-current={page === current && !rel ? 'page' : undefined}
      >
        {label}
      </PageLink>
    ),
  });
  const items = [
    ...(current > 1 ? [chip(current - 1, 'previous', t('shop-list.previous'), 'prev')] : []),
    ...shownPages(current, pages).map((page) => chip(page, `${page}`, `${page}`)),
    ...(current < pages ? [chip(current + 1, 'next', t('shop-list.next'), 'next')] : []),
  ];
  return <FilterChips label={t('shop-list.pages')} items={items} />;
}
