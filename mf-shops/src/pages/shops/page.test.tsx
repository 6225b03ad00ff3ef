import { SHOP_SERVICES } from '@mall/contracts';
import type { CallParams } from '@mall/runtime';
import { filterShops } from '@mall/shop-filter';
import { aConfig, aShopSummary, notFound, renderPage, setClock } from '@mall/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { readFilter } from '../../features/shop-filter/filter-query.ts';
import { setMarked, storeVisits } from '../../features/visit-list/visit-store.ts';
import * as page from './page.tsx';

const shops = [
  aShopSummary({
    name: 'Betű',
    slug: 'betu',
    categories: ['books-newspaper-stationery'],
    services: ['gift-card', 'loyalty-card'],
  }),
  aShopSummary({
    name: 'Cipő',
    slug: 'cipo',
    categories: ['shoes-leather-bags'],
    floor: 'upper',
    services: ['gift-card'],
  }),
  aShopSummary({ name: 'Ruha', slug: 'ruha', categories: ['fashion-lingerie', 'gifts-games'] }),
];
const DAILY = [{ hours: '10:00-20:00', from: 'monday', to: 'sunday' }] as const;

afterEach(() => jest.useRealTimers());

/** Names a shop that has closed, or throws. */
type Closing = (params: CallParams) => string | undefined;

/** Responds as the API does, with `perPage` shops a page. */
const listOf = (all: typeof shops, perPage: number, closing?: Closing) => (params: CallParams) => {
  const closed = ['cipo', closing?.(params)];
  const text = (key: string) => String(params[key] ?? '');
  const filter = readFilter(
    new URLSearchParams({
      kategoria: text('category'),
      szint: text('floor'),
      nyitva: text('open') === 'now' ? 'most' : text('open'),
      q: text('text'),
    }),
  ).filter;
  const services = SHOP_SERVICES.filter((one) => text('services').split(',').includes(one));
  const found = filterShops(all, { ...filter, services }, ({ slug }) => !closed.includes(slug));
  const number = Number(params.page);
  const pages = Math.max(1, Math.ceil(found.shops.length / perPage));
  if (number > pages) throw notFound('shopList');
  const start = (number - 1) * perPage;
  const listed = found.shops.map((shop) => ({ ...shop, letter: shop.name.charAt(0), hours: 0 }));
  return {
    shops: listed.slice(start, start + perPage),
    near_hours: [{ hours: [...DAILY], exceptions: [] }],
    total: listed.length,
    pages,
    counts: found.counts,
    letters:
      pages === 1
        ? []
        : listed.map(({ letter }, index) => ({ letter, page: Math.floor(index / perPage) + 1 })),
    open_at: '2026-12-01T12:00',
  };
};

const show = (path: string, perPage = 180, closing?: Closing, all = shops) =>
  renderPage(page, {
    app: 'shops',
    path,
    data: {
      shopList: listOf(all, perPage, closing),
      config: aConfig(),
      listHead: { description: 'Each shop' },
    },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const field = (shown: Shown, label: string | RegExp) =>
  shown.getByLabelText(label) as HTMLInputElement;
const names = (shown: Shown) =>
  shown.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

test('lists every shop with the count', async () => {
  const shown = await show('/uzletek');
  shown.getByRole('heading', { level: 1, name: 'Üzletek' });
  expect(names(shown)).toEqual(['Betű', 'Cipő', 'Ruha']);
  expect(shown.getByRole('status').textContent).toBe('3 üzlet');
  expect(shown.queryByRole('navigation', { name: 'Oldalak' })).toBeNull();
  expect(shown.meta).toMatchObject({
    title: expect.stringContaining('Üzletlista nézet'),
    structuredData: [
      { itemListElement: [{ name: 'Kezdőlap' }, { name: 'Üzletek' }] },
      {
        '@type': 'ItemList',
        numberOfItems: 3,
        itemListElement: shops.map(({ slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `https://mall.example/uzletek/${slug}`,
        })),
      },
    ],
  });
});

test('selects a category by a link and announces it', async () => {
  const shown = await show('/uzletek');
  await shown.user.click(shown.getByRole('link', { name: /^Category gifts-games/ }));
  await shown.findByText('1 üzlet');
  expect(names(shown)).toEqual(['Ruha']);
  expect(shown.url()).toBe('/uzletek?kategoria=gifts-games');
  const chosen = shown.getByRole('link', { name: /^Category gifts-games/, current: true });
  expect(chosen.getAttribute('aria-current')).toBe('true');
});

test.each(['text', 'category'] as const)(
  'keeps a %s that is still loading when the other is chosen',
  async (first) => {
    const second = first === 'text' ? 'category' : 'text';
    const list = listOf(shops, 180);
    const pending = jest.fn(() => new Promise<never>(() => undefined));
    const shown = await renderPage(page, {
      app: 'shops',
      path: '/uzletek',
      data: {
        // The first of both alone never gets its response.
        shopList: (params) => (params[first] && !params[second] ? pending() : list(params)),
        config: aConfig(),
        listHead: { description: 'Each shop' },
      },
    });
    const text = field(shown, 'Üzlet neve');
    const choices = {
      text: () => shown.user.type(text, 'ruha'),
      category: () => shown.user.click(shown.getByRole('link', { name: /^Category gifts-games/ })),
    };
    await choices[first]();
    await waitFor(() => expect(pending).toHaveBeenCalled());
    await choices[second]();
    await waitFor(() => expect(shown.url()).toBe('/uzletek?kategoria=gifts-games&q=ruha'));
    expect(text.value).toBe('ruha');
  },
);

test('keeps the filter between list and map', async () => {
  const shown = await show(
    '/uzletek?szint=ground&szolgaltatas=gift-card&szolgaltatas=loyalty-card',
  );
  const toMap = shown.getByRole('link', { name: 'Térkép' });
  expect(toMap.getAttribute('href')).toBe(
    '/uzletek/terkep?szint=ground&szolgaltatas=loyalty-card&szolgaltatas=gift-card',
  );
  expect(shown.getByRole('link', { name: 'Lista', current: 'page' })).toBeTruthy();
});

test('names unknown values, which filter nothing', async () => {
  const shown = await show('/uzletek?kategoria=nincs-ilyen&szint=pince&nyitva=2026-12-24T25:00');
  shown.getByText(
    'Ezt a szűrőt nem ismerjük, ezért kihagytuk: nincs-ilyen, pince, 2026-12-24T25:00',
  );
  expect(names(shown)).toHaveLength(3);
  shown.getByRole('heading', { level: 1, name: 'Üzletek' });
  expect(shown.meta).toMatchObject({ title: expect.stringContaining('Üzletlista nézet') });
  expect(shown.meta.query).toEqual({});
});

test('replaces the URL from the form and updates the counts', async () => {
  const shown = await show('/uzletek');
  const option = (name: RegExp) => field(shown, name);
  await shown.user.click(option(/^Ajándékkártya/));
  await shown.findByText('2 üzlet');
  expect(option(/^Hűségkártya/).parentElement?.textContent).toBe('Hűségkártya (1)');
  await shown.user.click(option(/^Emelet/));
  await shown.findByText('1 üzlet');
  expect(shown.url()).toBe('/uzletek?szint=upper&szolgaltatas=gift-card');
  expect(document.activeElement).toBe(option(/^Emelet/));
  await shown.user.click(shown.getByRole('link', { name: 'Szűrő törlése: Ajándékkártya' }));
  await waitFor(() => expect(option(/^Ajándékkártya/).checked).toBe(false));
  expect(shown.url()).toBe('/uzletek?szint=upper');
});

test('searches while typing', async () => {
  const shown = await show('/uzletek?oldal=2', 2);
  const text = field(shown, 'Üzlet neve');
  await shown.user.type(text, 'cipo');
  await shown.findByText('1 üzlet');
  expect(names(shown)).toEqual(['Cipő']);
  expect(shown.url()).toBe('/uzletek?q=cipo');
  expect([text.value, document.activeElement === text]).toEqual(['cipo', true]);
  await shown.user.clear(text);
  await shown.findByText(/^3 üzlet(?! mutatása)/);
  expect(shown.url()).toBe('/uzletek');
});

test('allows either now or a time', async () => {
  const shown = await show('/uzletek?nyitva=most');
  const now = field(shown, 'Most nyitva');
  const arrival = field(shown, 'Nyitva, amikor érkezem');
  expect([now.checked, names(shown)]).toEqual([true, ['Betű', 'Ruha']]);
  fireEvent.change(arrival, { target: { value: '2026-12-06T18:30' } });
  await shown.findByRole('link', { name: 'Szűrő törlése: Nyitva: dec. 6., v 18:30' });
  expect([now.checked, shown.url()]).toEqual([false, '/uzletek?nyitva=2026-12-06T18%3A30']);
  await shown.user.click(now);
  await shown.findByRole('link', { name: 'Szűrő törlése: Most nyitva' });
  expect([arrival.value, shown.url()]).toEqual(['', '/uzletek?nyitva=most']);
});

test('offers to remove each filter when no shop matches', async () => {
  const shown = await show('/shops?kategoria=recreation&szint=upper');
  shown.getByRole('heading', { name: 'No such shop' });
  const href = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
  expect(href('Remove the filter: Category recreation')).toBe('/shops?szint=upper');
  expect(href('Remove the filter: First floor')).toBe('/shops?kategoria=recreation');
  expect(href('Remove all filters')).toBe('/shops');
});

test('groups shops by letter and shows whether they are open', async () => {
  setClock('2026-12-01T12:00:30+01:00');
  const shown = await show('/uzletek', 2);
  const letters = shown.getByRole('navigation', { name: 'Üzletek kezdőbetű szerint' });
  expect([...letters.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/uzletek#betu-b',
    '/uzletek#betu-c',
    '/uzletek?oldal=2#betu-r',
  ]);
  const card = shown.getByRole('link', { name: 'Cipő' }).closest('li');
  expect(document.getElementById('betu-c')?.contains(card)).toBe(true);
  expect(card?.textContent).toContain('Nyitva 20:00-ig');
});

test('each letter is one tab stop, in which the arrow keys move', async () => {
  const shown = await show('/uzletek');
  const star = await shown.findByRole('button', { name: /Betű/ });
  const next = shown.getByRole('link', { name: 'Cipő' });
  shown.getByRole('link', { name: 'Betű' }).focus();
  await shown.user.tab();
  expect(document.activeElement).toBe(next);
  await shown.user.tab({ shift: true });
  await shown.user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(star);
  await shown.user.tab();
  expect(document.activeElement).toBe(next);
  await shown.user.tab({ shift: true });
  expect(document.activeElement).toBe(star);
  await shown.user.keyboard('{Home}');
  expect(document.activeElement).toBe(shown.getByRole('link', { name: 'Betű' }));
});

describe('shops open now', () => {
  const nextMinute = (minute: string) => {
    setClock(`2026-12-01T${minute}:30+01:00`);
    fireEvent(document, new Event('visibilitychange'));
  };

  test('are requested each minute, and stay while the API does not respond', async () => {
    setClock('2026-12-01T12:00:30+01:00');
    const asked = jest.fn<string, [string]>();
    const shown = await show('/uzletek?nyitva=most', 180, ({ open = '' }) => asked(String(open)));
    expect([names(shown), asked.mock.calls]).toEqual([['Betű', 'Ruha'], [['now']]]);
    asked.mockImplementation(() => {
      throw new Error('offline');
    });
    nextMinute('12:01');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('2026-12-01T12:01'));
    expect(await shown.findByText('2 üzlet')).toBeTruthy();
    asked.mockReset();
    asked.mockReturnValueOnce('ruha');
    nextMinute('12:02');
    await shown.findByText('1 üzlet');
    expect(names(shown)).toEqual(['Betű']);
    asked.mockImplementation(() => {
      throw new Error('offline');
    });
    nextMinute('12:03');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('2026-12-01T12:03'));
    expect(names(shown)).toEqual(['Betű']);
  });
});

test('a further filtered category has the head of the category', async () => {
  const shown = await show('/uzletek?kategoria=gifts-games&szint=ground&q=a');
  expect(shown.meta.query).toEqual({ kategoria: 'gifts-games' });
});

test('a category has its own heading and head', async () => {
  const shown = await show('/uzletek?kategoria=gifts-games&utm_source=mail');
  shown.getByRole('heading', { level: 1, name: 'Üzletek: Category gifts-games' });
  expect(shown.meta).toMatchObject({
    title: expect.stringContaining('Category gifts-games'),
    description: expect.stringContaining('Category gifts-games'),
    query: { kategoria: 'gifts-games' },
    structuredData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Kezdőlap' },
          { name: 'Üzletek', item: 'https://mall.example/uzletek' },
          { name: 'Category gifts-games' },
        ],
      },
      { '@type': 'ItemList', name: 'Category gifts-games', numberOfItems: 1 },
    ],
  });
});

describe('a list that is too long for a page', () => {
  test('has pages, each with its own URL and title', async () => {
    const shown = await show('/uzletek?oldal=2', 1);
    expect(names(shown)).toEqual(['Cipő']);
    expect(shown.getByRole('status').textContent).toBe('3 üzlet (2. oldal, összesen 3)');
    expect(shown.meta).toMatchObject({
      title: expect.stringMatching(/, 2\. oldal$/),
      query: { oldal: '2' },
    });
    const pager = shown.getByRole('navigation', { name: 'Oldalak' });
    const links = [...pager.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('rel') ?? link.getAttribute('aria-current'),
    ]);
    expect(links).toEqual([
      ['Előző', '/uzletek#lista', 'prev'],
      ['1', '/uzletek#lista', null],
      ['2', '/uzletek?oldal=2#lista', 'page'],
      ['3', '/uzletek?oldal=3#lista', null],
      ['Következő', '/uzletek?oldal=3#lista', 'next'],
    ]);
  });

  test('changes pages by links', async () => {
    const shown = await show('/uzletek', 2);
    await shown.user.click(shown.getByRole('link', { name: 'Következő' }));
    await shown.findByText('3 üzlet (2. oldal, összesen 2)');
    expect(names(shown)).toEqual(['Ruha']);
    expect(shown.url()).toBe('/uzletek?oldal=2');
  });

  test('has one page when its category is short', async () => {
    const shown = await show('/uzletek?kategoria=gifts-games', 1);
    expect(names(shown)).toEqual(['Ruha']);
    expect(shown.queryByRole('navigation', { name: 'Oldalak' })).toBeNull();
  });

  test('has no page after the last one', async () => {
    await expect(show('/uzletek?oldal=4', 1)).rejects.toMatchObject({ status: 404 });
  });

  test.each(['0', '-1', '1.5', 'x', '99999', ''])(
    'shows the first page for oldal=%s',
    async (number) => {
      expect(names(await show(`/uzletek?oldal=${number}`, 1))).toEqual(['Betű']);
    },
  );
});

test('closes the open filters at the shops that pass them', async () => {
  const shown = await show('/uzletek?kategoria=gifts-games');
  const filters = shown.getByText('Szűrők').closest('details');
  filters?.setAttribute('open', '');
  await shown.user.click(shown.getByRole('button', { name: '1 üzlet mutatása' }));
  expect(filters?.open).toBe(false);
  expect(document.activeElement).toBe(shown.getByRole('heading', { name: 'Találatok: 1 üzlet' }));
  expect(shown.url()).toBe('/uzletek?kategoria=gifts-games');
});

describe('the visit list', () => {
  afterEach(() => void act(() => storeVisits([])));

  test('takes a shop of the list, and the map orders it', async () => {
    const shown = await show('/shops');
    expect(shown.queryByRole('link', { name: 'Plan my visit' })).toBeNull();
    await shown.user.click(shown.getByRole('button', { name: 'Add Betű to my visit' }));
    shown.getByRole('button', { name: 'Remove Betű from my visit' });
    expect(shown.getByRole('link', { name: 'Plan my visit' }).getAttribute('href')).toBe(
      '/shops/map?latogatas=betu',
    );
  });

  test('shows a message when it is full', async () => {
    for (let shop = 1; shop <= 20; shop += 1) setMarked(`shop-${shop}`, true);
    const shown = await show('/shops');
    const star = shown.getByRole('button', { name: 'Add Betű to my visit' });
    await shown.user.click(star);
    expect(star.getAttribute('aria-label')).toBe('Add Betű to my visit');
    expect(shown.dialogs.showMessage).toHaveBeenCalledWith(
      expect.objectContaining({ headline: 'A visit has room for 20 shops.' }),
    );
  });

  test('can be put back after it was emptied', async () => {
    setMarked('betu', true);
    const shown = await show('/shops');
    await shown.user.click(shown.getByRole('button', { name: 'Empty the list' }));
    shown.getByRole('heading', { name: '0 shops are in your visit' });
    shown.getByRole('button', { name: 'Add Betű to my visit' });
    const undo = shown.getByRole('button', { name: 'Undo' });
    expect(undo).toBe(document.activeElement);
    await shown.user.click(undo);
    shown.getByRole('heading', { name: '1 shop is in your visit' });
    shown.getByRole('button', { name: 'Remove Betű from my visit' });
  });
});

describe('a list of many shops', () => {
  const many = Array.from('ABCDEFGHIJKLMNOPQRST', (letter) =>
    ['a', 'b'].map((end) =>
      aShopSummary({ name: letter + end, slug: `${letter.toLowerCase()}${end}` }),
    ),
  ).flat();

  /** Follows a link of the page. @returns how many shops the list shows in turn. */
  async function follow(shown: Shown, href: string): Promise<number[]> {
    const counts: number[] = [];
    // By role each look would take longer than the render.
    const count = () => shown.container.querySelectorAll('h3').length;
    const observer = new MutationObserver(() => counts.push(count()));
    observer.observe(document.body, { childList: true, subtree: true });
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    await waitFor(() => expect(counts.at(-1)).toBe(href.startsWith('/uzletek') ? 40 : 0));
    observer.disconnect();
    return [...new Set(counts.filter(Boolean))];
  }

  it.each([
    ['in steps after a link', '', [24, 34, 40]],
    ['at once after a link to a part', '#betu-t', [40]],
  ])('is shown %s', async (_name, hash, counts) => {
    const shown = await show('/uzletek', 180, undefined, many);
    expect(names(shown)).toHaveLength(40);
    await follow(shown, '/kapcsolat');
    expect(await follow(shown, `/uzletek${hash}`)).toEqual(counts);
  });
});
