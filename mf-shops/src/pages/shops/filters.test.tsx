/** The filters of the list: by links, by the form and by the URL, and what passes them as time goes by. */
import type { ShopList } from '@mall/contracts';
import type { CallParams } from '@mall/runtime';
import { aConfig, aShopSummary, renderPage, setClock } from '@mall/testing';
import { fireEvent, waitFor, within } from '@testing-library/react';
import * as page from './page.tsx';
import { listOf, names, SHOPS } from './testing/shop-list.ts';

type Respond = (params: CallParams) => ShopList | Promise<ShopList>;

const shops = SHOPS.map((shop) => aShopSummary(shop));

const show = (path: string, shopList: Respond = listOf(shops)) =>
  renderPage(page, {
    app: 'shops',
    path,
    data: { shopList, config: aConfig(), listHead: { description: 'Each shop' } },
  });
type Shown = Awaited<ReturnType<typeof show>>;

afterEach(() => jest.useRealTimers());

const field = (shown: Shown, label: string) => shown.getByLabelText(label) as HTMLInputElement;

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
    const list = listOf(shops);
    const pending = jest.fn(() => new Promise<never>(() => undefined));
    // The first of both alone never gets its response.
    const shown = await show('/uzletek', (params) =>
      params[first] && !params[second] ? pending() : list(params),
    );
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

test('names unknown values, which filter nothing', async () => {
  const shown = await show('/uzletek?kategoria=nincs-ilyen&szint=pince&nyitva=2026-12-24T25:00');
  shown.getByText(
    'Nem ismerjük, ezért kihagytuk a szűrésből: nincs-ilyen, pince, 2026-12-24T25:00',
  );
  expect(names(shown)).toHaveLength(3);
  shown.getByRole('heading', { level: 1, name: 'Üzletek' });
  expect(shown.meta).toMatchObject({ title: expect.stringContaining('Üzletlista nézet') });
  expect(shown.meta.query).toEqual({});
});

test('searches while typing', async () => {
  const shown = await show('/uzletek?oldal=2', listOf(shops, { perPage: 2 }));
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
  await shown.findByLabelText('Szűrő törlése: Nyitva: dec. 6. (v) 18:30');
  expect([now.checked, shown.url()]).toEqual([false, '/uzletek?nyitva=2026-12-06T18%3A30']);
  await shown.user.click(now);
  await shown.findByLabelText('Szűrő törlése: Most nyitva');
  expect([arrival.value, shown.url()]).toEqual(['', '/uzletek?nyitva=most']);
});

test('offers to remove each filter when no shop matches', async () => {
  const shown = await show('/shops?kategoria=recreation&szint=upper&szolgaltatas=dining');
  shown.getByRole('heading', { name: 'No such shop' });
  const links = within(shown.getByRole('list', { name: 'Chosen filters' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Category recreation', '/shops?szint=upper&szolgaltatas=dining'],
    ['First floor', '/shops?kategoria=recreation&szolgaltatas=dining'],
    ['Dining', '/shops?kategoria=recreation&szint=upper'],
    ['Remove all filters', '/shops'],
  ]);
});

test('mentions no filter when none is chosen', async () => {
  const shown = await show('/shops', listOf([]));
  shown.getByRole('heading', { name: 'There are no shops here yet' });
  expect(shown.queryByText(/filter:/)).toBeNull();
});

test('moves the focus to the count of shops when a filter is removed', async () => {
  const shown = await show('/shops?kategoria=recreation&szint=upper');
  for (const [name, count] of [
    ['Remove the filter: Category recreation', '1 shop'],
    ['Remove the filter: First floor', '3 shops'],
  ] as const) {
    await shown.user.click(shown.getByRole('link', { name }));
    expect(await shown.findByText(count, { selector: '[role=status]' })).toBe(
      document.activeElement,
    );
  }
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

describe('shops open now', () => {
  const nextMinute = (minute: string) => {
    setClock(`2026-12-01T${minute}:30+01:00`);
    fireEvent(document, new Event('visibilitychange'));
  };

  test('are requested each minute, and stay while the API does not respond', async () => {
    setClock('2026-12-01T12:00:30+01:00');
    const asked = jest.fn<string, [string]>();
    const closing = ({ open = '' }) => asked(String(open));
    const shown = await show('/uzletek?nyitva=most', listOf(shops, { closing }));
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
