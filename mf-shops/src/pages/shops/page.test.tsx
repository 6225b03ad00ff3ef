import { aConfig, aShopSummary, notFound, renderPage, setClock } from '@mall/testing';
import { act, waitFor } from '@testing-library/react';
import { setMarked, storeVisits } from '../../features/visit-list/visit-store.ts';
import * as page from './page.tsx';
import { listOf, names, SHOPS } from './testing/shop-list.ts';

const shops = SHOPS.map((shop) => aShopSummary(shop));

const show = (path: string, shopList = listOf(shops)) =>
  renderPage(page, {
    app: 'shops',
    path,
    data: { shopList, config: aConfig(), listHead: { description: 'Each shop' } },
  });
type Shown = Awaited<ReturnType<typeof show>>;

afterEach(() => jest.useRealTimers());

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

test('groups shops by letter and shows whether they are open', async () => {
  setClock('2026-12-01T12:00:30+01:00');
  const shown = await show('/uzletek', listOf(shops, { perPage: 2 }));
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

test('explains the keys of a list, but not of an empty one', async () => {
  const keys = /az üzletek között a nyilak/;
  const shown = await show('/uzletek');
  shown.getByText(keys);
  shown.unmount();
  const empty = await show('/uzletek?q=qqqq', listOf([]));
  empty.getByRole('heading', { name: 'Nincs ilyen üzlet' });
  expect(empty.queryByText(keys)).toBeNull();
});

test('a category has its own heading and head, filtered further or not', async () => {
  const shown = await show('/uzletek?kategoria=gifts-games&szint=ground&q=a&utm_source=mail');
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
    const shown = await show('/uzletek?oldal=2', listOf(shops, { perPage: 1 }));
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

  test('has no page after the last one', async () => {
    const shopList = () => {
      throw notFound('shopList');
    };
    await expect(show('/uzletek?oldal=4', shopList)).rejects.toMatchObject({ status: 404 });
  });

  test.each(['0', '1.5', '99999'])('shows the first page for oldal=%s', async (number) => {
    const shown = await show(`/uzletek?oldal=${number}`, listOf(shops, { perPage: 1 }));
    expect(names(shown)).toEqual(['Betű']);
  });
});

describe('the visit list', () => {
  afterEach(() => void act(() => storeVisits([])));

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
    expect(document.activeElement).toBe(
      shown.getByRole('region', { name: '1 shop is in your visit' }),
    );
    shown.getByRole('button', { name: 'Remove Betű from my visit' });
  });

  test('offers no older list after its last shop is taken off', async () => {
    setMarked('cipo', true);
    const shown = await show('/shops');
    await shown.user.click(shown.getByRole('button', { name: 'Empty the list' }));
    await shown.user.click(shown.getByRole('button', { name: 'Add Betű to my visit' }));
    const star = shown.getByRole('button', { name: 'Remove Betű from my visit' });
    await shown.user.click(star);
    expect(document.activeElement).toBe(star);
    expect(shown.queryByRole('button', { name: 'Undo' })).toBeNull();
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
    const observer = new MutationObserver(() => counts.push(names(shown).length));
    observer.observe(document.body, { childList: true, subtree: true });
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    await shown.user.click(link);
    await waitFor(() => expect(counts.at(-1)).toBe(href.startsWith('/uzletek') ? 40 : 0));
    observer.disconnect();
    return [...new Set(counts.filter(Boolean))];
  }

  test.each([
    ['in steps after a link', '', [24, 34, 40]],
    ['at once after a link to a part', '#betu-t', [40]],
  ])('is shown %s', async (_name, hash, counts) => {
    const shown = await show('/uzletek', listOf(many));
    expect(names(shown)).toHaveLength(40);
    await follow(shown, '/kapcsolat');
    expect(await follow(shown, `/uzletek${hash}`)).toEqual(counts);
  });
});
