/** An API that filters shops: of these one has two categories, and one is closed. */
import type { ShopList, ShopSummary } from '@mall/contracts';
import type { CallParams } from '@mall/runtime';
import { filterShops, type ShopFilter } from '@mall/shop-filter';

export const SHOPS: Partial<ShopSummary>[] = [
  {
    name: 'Betű',
    slug: 'betu',
    categories: ['books-newspaper-stationery'],
    services: ['gift-card', 'loyalty-card'],
  },
  {
    name: 'Cipő',
    slug: 'cipo',
    categories: ['shoes-leather-bags'],
    floor: 'upper',
    services: ['gift-card'],
  },
  { name: 'Ruha', slug: 'ruha', categories: ['fashion-lingerie', 'gifts-games'] },
];
const DAILY = { hours: '10:00-20:00', from: 'monday', to: 'sunday' } as const;

/** The names of the listed shops. By role each look would take longer than the render. */
export const names = ({ container }: { container: HTMLElement }) =>
  [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);

interface Given {
  /** How many shops a page of the list has. */
  perPage?: number;
  /** Names another shop that has closed, or throws. */
  closing?: (params: CallParams) => string | undefined;
}

const filterOf = ({ services, ...params }: CallParams) =>
  ({
    text: '',
    ...Object.fromEntries(Object.entries(params).filter(([, value]) => value)),
    services: String(services ?? '')
      .split(',')
      .filter(Boolean),
  }) as ShopFilter;

export const listOf =
  (all: readonly ShopSummary[], { perPage = 180, closing }: Given = {}) =>
  (params: CallParams): ShopList => {
    const closed = ['cipo', closing?.(params)];
    const found = filterShops(all, filterOf(params), ({ slug }) => !closed.includes(slug));
    const listed = found.shops.map((shop) => ({ ...shop, letter: shop.name.charAt(0), hours: 0 }));
    const pageOf = (index: number) => Math.floor(index / perPage) + 1;
    const pages = pageOf(Math.max(0, listed.length - 1));
    const number = Number(params.page);
    const letters = listed.map(({ letter }, index) => ({ letter, page: pageOf(index) }));
    return {
      shops: listed.filter((_shop, index) => pageOf(index) === number),
      near_hours: [{ hours: [DAILY], exceptions: [] }],
      total: listed.length,
      pages,
      counts: found.counts,
      letters: pages === 1 ? [] : letters,
      open_at: '2026-12-01T12:00',
    };
  };
