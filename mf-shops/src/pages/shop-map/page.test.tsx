import type { Events, PlanDrawing, ShopMap } from '@mall/contracts';
import type { CallParams } from '@mall/runtime';
import {
  aConfig,
  aDrawnUnit,
  aFloorPlan,
  anEvent,
  aPlanDrawing,
  aShop,
  aShopOnMap,
  fireEvent,
  renderPage,
  setClock,
  waitFor,
  within,
} from '@mall/testing';
import * as page from './page.tsx';
import { everyDay, planWith, shopMapOf } from './testing/map-data.ts';

const shops = [
  aShopOnMap({ slug: 'harmas', name: 'Hármas', floor: 'ground', unit: 'F-03' }),
  aShopOnMap({ slug: 'tizenkettes', name: 'Tizenkettes', floor: 'ground', unit: 'F-12' }),
  aShopOnMap({ slug: 'fenti', name: 'Fenti', floor: 'upper', unit: 'E-101' }),
];
const units = shops.map(({ slug, name, unit }) =>
  aDrawnUnit({ id: unit, shop: slug, name, category: 'service' }),
);
const cinema = aDrawnUnit({ id: 'cinema', kind: 'cinema', name: 'Mozi' });
const ground = { units: units.slice(0, 2) };
const upper = { units: units.slice(2) };
const drawing = planWith(aPlanDrawing(), { ground, upper });
const withCinema = planWith(drawing, { upper: { units: [...upper.units, cinema] } });

afterEach(() => jest.useRealTimers());

interface Given {
  events?: Events | ((params: CallParams) => Events);
  shopMap?: ShopMap | ((params: CallParams) => ShopMap);
  planDrawing?: PlanDrawing;
}

const show = (
  path: string,
  { events, shopMap = shopMapOf(shops), planDrawing = drawing }: Given = {},
) =>
  renderPage(page, {
    app: 'shops',
    path,
    data: {
      ...(events && { events }),
      ...{ shopMap, planDrawing, config: aConfig(), floorPlan: aFloorPlan() },
      listHead: { description: 'Each shop' },
      shop: ({ slug }) =>
        aShop({ ...shops.find((one) => one.slug === slug), ...everyDay('00:00-23:59') }),
    },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const listed = (shown: Shown, name: RegExp) =>
  [...shown.getByRole('region', { name }).querySelectorAll('li a')].map((link) => link.textContent);
const floorShown = (shown: Shown) =>
  shown.getByRole('region', { name: /^(?:Floor plan|Alaprajz)/ });
const unitsOf = (shown: Shown) =>
  [...floorShown(shown).querySelectorAll('a')].map((unit) => unit.getAttribute('href'));

test('lists what the plan shows, the selected floor first', async () => {
  const shown = await show('/shops/map');
  shown.getByRole('heading', { level: 1, name: 'Map' });
  expect(listed(shown, /^Ground floor 2 shops/)).toEqual(['Hármas F-03', 'Tizenkettes F-12']);
  expect(listed(shown, /^First floor 1 shop/)).toEqual(['Fenti E-101']);
  shown.getByRole('region', { name: 'Floor plan: Ground floor' });
  expect(shown.meta.structuredData).toMatchObject([
    { itemListElement: [{ name: 'Home' }, { name: 'Shops' }, { name: 'Map' }] },
  ]);
});

test('updates list and plan with the shops open now', async () => {
  setClock('2026-12-01T19:50:30+01:00');
  const evening = shopMapOf(shops.slice(2), { open_at: '2026-12-01T19:50' });
  const shown = await show('/shops/map?nyitva=most', {
    shopMap: ({ open }) => (open === '2026-12-01T20:05' ? evening : shopMapOf(shops)),
  });
  expect(listed(shown, /^Ground floor/)).toHaveLength(2);
  setClock('2026-12-01T20:05:30+01:00');
  fireEvent(document, new Event('visibilitychange'));
  await shown.findByText('1 shop', { selector: '[role=status]' });
  expect(shown.queryByRole('region', { name: /^Ground floor/ })).toBeNull();
  expect(floorShown(shown).querySelector('a[href*=harmas] .dimmed')).toBeTruthy();
});

test('links each unit of a shop and keeps the rest of what the map reads of the query', async () => {
  const shown = await show('/shops/map?kategoria=service&utm_source=mail');
  expect(unitsOf(shown)).toEqual([
    '?kategoria=service&uzlet=harmas',
    '?kategoria=service&uzlet=tizenkettes',
    '?kategoria=service&uzlet=fenti',
  ]);
  const floors = within(shown.getByRole('navigation', { name: 'Floors' }));
  const upper = floors.getByRole('link', { name: 'First floor' });
  expect(upper.getAttribute('href')).toBe('/shops/map?kategoria=service&szint=upper');
});

test('writes the number of a unit until its name has room', async () => {
  const narrow = { x: 100, y: 100, width: 120, height: 120 };
  const units = [
    aDrawnUnit({ id: 'F-21', shop: 'narrow', name: 'Narrow', room: narrow }),
    aDrawnUnit({
      id: 'F-22',
      shop: 'tiny',
      name: 'Tiny',
      room: { ...narrow, width: 4 },
      clearance: 2,
    }),
    aDrawnUnit({ id: 'square', kind: 'walkway', name: 'Agora' }),
  ];
  const { floors, ...rest } = planWith(aPlanDrawing(), { ground: { units } });
  const shown = await show('/shops/map', { planDrawing: { ...rest, floors: floors.slice(0, 1) } });
  const plan = floorShown(shown);
  expect([...plan.querySelectorAll('.number')].map((text) => text.textContent)).toEqual(['21']);
  within(plan).getByText('Narrow');
  within(plan).getByText('Agora');
  expect(unitsOf(shown)).toEqual(['?uzlet=narrow', '?uzlet=tiny']);
  expect(shown.queryByRole('link', { name: 'Both' })).toBeNull();
});

test('leaves out attractions while a category is chosen, which the legend clears', async () => {
  const shown = await show('/shops/map?kategoria=service&szint=upper', { planDrawing: withCinema });
  expect(shown.queryByRole('region', { name: 'Attractions' })).toBeNull();
  const chosen = shown.getByRole('link', {
    name: /^Category service/,
    current: true,
    hidden: true,
  });
  expect(chosen.getAttribute('href')).toBe('/shops/map?szint=upper');
});

test('leaves the legend open when its category is cleared', async () => {
  const shown = await show('/shops/map?kategoria=service');
  const legend = shown.getByText('Categories and signs').closest('details');
  expect(legend?.open).toBe(true);
  await shown.user.click(shown.getByRole('link', { name: /^Category service/, current: true }));
  expect(shown.url()).toBe('/shops/map');
  expect(legend?.open).toBe(true);
});

test('does not treat the selected floor as a filter', async () => {
  const shown = await show('/shops/map?szint=upper&kategoria=service', {
    shopMap: shopMapOf([]),
  });
  const chosen = within(shown.getByRole('list', { name: 'Chosen filters' }));
  expect(chosen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Category service']);
  const list = shown.getByRole('link', { name: 'List' });
  expect(list.getAttribute('href')).toBe('/shops?kategoria=service');
  expect(shown.queryByRole('radio', { name: /^First floor/, hidden: true })).toBeNull();
  await shown.user.click(shown.getByRole('checkbox', { name: 'Open now' }));
  await waitFor(() =>
    expect(shown.url()).toBe('/shops/map?szint=upper&kategoria=service&nyitva=most'),
  );
});

test('leaves no filter when a card closes', async () => {
  const shown = await show('/shops/map?uzlet=fenti');
  await shown.user.click(shown.getByRole('link', { name: 'Close' }));
  shown.getByRole('region', { name: 'Floor plan: First floor' });
  expect(shown.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(shown.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/shops');
});

test.each(['honnan=parking-north&hova=lift-upper', 'latogatas=harmas'])(
  'keeps %s, floor and card when a filter is removed or the page of the list changes',
  async (way) => {
    const rest = `${way}&szint=upper&uzlet=fenti`;
    const shown = await show(`/shops/map?${rest}&kategoria=service&q=a&oldal=2`, {
      shopMap: shopMapOf(shops, { total: 400, page: 2, pages: 3 }),
    });
    const href = (name: string) => shown.getByRole('link', { name }).getAttribute('href');
    expect(href('Remove the filter: Category service')).toBe(`/shops/map?${rest}&q=a`);
    expect(href('Remove all filters')).toBe(`/shops/map?${rest}`);
    expect(href('Page 1')).toBe(`/shops/map?${rest}&kategoria=service&q=a#lista`);
    expect(href('Page 3')).toBe(`/shops/map?${rest}&kategoria=service&q=a&oldal=3#lista`);
  },
);

test('shows floor and card of a linked shop', async () => {
  const shown = await show('/uzletek/terkep?uzlet=fenti');
  shown.getByRole('region', { name: 'Alaprajz: First floor' });
  const card = within(shown.getByRole('region', { name: 'Fenti' }));
  card.getByText(/^Nyitva/);
  card.getByText('Emelet, E-101', { exact: false });
  expect(card.getByRole('link', { name: 'Fenti' }).getAttribute('href')).toBe('/uzletek/fenti');
  expect(shown.getByRole('link', { name: 'Fenti E-101', current: true })).toBeTruthy();
});

test('links walk and page on the card of an attraction', async () => {
  setClock('2026-11-20T12:00:30+01:00');
  const shown = await show('/uzletek/terkep?uzlet=cinema', { planDrawing: withCinema });
  shown.getByRole('region', { name: 'Alaprajz: First floor' });
  const card = within(shown.getByRole('region', { name: 'Mozi' }));
  card.getByText(/^(Nyitva|Zárva)/);
  expect(card.getByRole('link', { name: 'Mozi' }).getAttribute('href')).toBe('/mozi');
  expect(card.getByRole('link', { name: 'Hogyan jutok oda?' }).getAttribute('href')).toBe(
    '/uzletek/terkep?hova=cinema',
  );
  const links = within(shown.getByRole('region', { name: 'Élmények' }));
  expect(links.getByRole('link', { name: 'Mozi', current: true })).toBeTruthy();
  expect(unitsOf(shown)).toContain('?uzlet=cinema');
});

test.each(['', '?latogatas=shop-1'])(
  'opens a card from the list and returns to the list when it closes: %s',
  async (query) => {
    const shown = await show(`/shops/map${query}`);
    await shown.user.click(shown.getByRole('link', { name: 'Fenti E-101' }));
    expect(await shown.findByRole('heading', { name: 'Fenti' })).toBe(document.activeElement);
    await shown.user.keyboard('{Escape}');
    expect(shown.getByRole('link', { name: 'Fenti E-101' })).toBe(document.activeElement);
  },
);

test.each([
  ['?latogatas=shop-1', 'Back to the map', 'Map'],
  ['?honnan=entrance-main&hova=shop-1', 'Back to the map', 'Map'],
  ['?hova=shop-1', /^Main/, /–/],
  ['', 'Directions', 'Directions'],
  ['?uzlet=harmas', 'How do I get there?', 'Directions'],
])(
  'moves the focus to the heading when the followed link disappears: "%s", %s',
  async (query, link, name) => {
    const entrance = { id: 'entrance-main', kind: 'entrance' as const, name: 'Main', x: 0, y: 10 };
    const planDrawing = planWith(drawing, { ground: { signs: [entrance] } });
    const shown = await show(`/shops/map${query}`, { planDrawing });
    await shown.user.click(shown.getByRole('link', { name: link }));
    expect(await shown.findByRole('heading', { name })).toBe(document.activeElement);
  },
);

test('shows all floors together, as a view that filters nothing', async () => {
  const shown = await show('/shops/map');
  const floors = within(shown.getByRole('navigation', { name: 'Floors' }));
  await shown.user.click(floors.getByRole('link', { name: 'Both' }));
  expect(shown.url()).toBe('/shops/map?szint=mind');
  shown.getByRole('region', { name: 'Floor plan: Both' });
  shown.getByText('3 shops', { selector: '[role=status]' });
  expect(shown.queryByText(/Left out of the filter/)).toBeNull();
});

test('marks what is on today and the shops that are closed', async () => {
  setClock('2026-12-01T12:00:30+01:00');
  const [first, ...others] = shops;
  const closed = aShopOnMap({ ...first, hours: 1 });
  const film = { title: 'Filmklub', place: 'Mozi, emelet', from: '2026-12-01T18:00:00+01:00' };
  const shown = await show('/shops/map?uzlet=cinema', {
    planDrawing: withCinema,
    shopMap: shopMapOf([closed, ...others], {
      near_hours: [everyDay('10:00-20:00'), everyDay('14:00-20:00')],
    }),
    events: {
      days: [{ day: '2026-12-01', events: [anEvent(film)] }],
      ongoing: [],
      next: null,
    },
  });
  const card = within(shown.getByRole('region', { name: 'Mozi' }));
  const today = await card.findByRole('list', { name: 'Here today' });
  expect(today.textContent).toBe('18:00 Filmklub');
  const plan = floorShown(shown);
  expect(plan.querySelector('[data-place=harmas] .shut')).toBeTruthy();
  expect(plan.querySelector('[data-place=tizenkettes] .shut')).toBeNull();
});

test('marks what is on today also in a tab that has been open since yesterday', async () => {
  setClock('2026-12-01T12:00:00+01:00');
  const onDay = (day: string) => [
    anEvent({ title: day, place: 'Mozi', from: `${day}T18:00:00+01:00` }),
  ];
  const shown = await show('/shops/map?uzlet=cinema', {
    planDrawing: withCinema,
    events: ({ from = '2026-12-01' }) => ({
      days: [{ day: `${from}`, events: onDay(`${from}`) }],
      ongoing: [],
      next: null,
    }),
  });
  await shown.findByText('2026-12-01');
  setClock('2026-12-02T12:00:00+01:00');
  fireEvent(document, new Event('visibilitychange'));
  await shown.findByText('2026-12-02');
});

test('makes a list one tab stop, in which arrows and letters move', async () => {
  const shown = await show('/shops/map');
  const [first, second] = [/^Hármas/, /^Tizenkettes/].map((name) =>
    shown.getByRole('link', { name }),
  );
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  first?.focus();
  await shown.user.keyboard('t');
  expect(document.activeElement).toBe(second);
  await shown.user.keyboard('h');
  expect(document.activeElement).toBe(first);
  expect(second?.tabIndex).toBe(-1);
  await shown.user.keyboard('{End}');
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('names an unknown shop', async () => {
  const shown = await show('/shops/map?uzlet=nincs&szint=pince');
  shown.getByText(/no such place/);
  shown.getByRole('region', { name: 'Floor plan: Ground floor' });
});

test('shows the list without a plan', async () => {
  const shown = await show('/shops/map?oldal=2&uzlet=fenti', {
    planDrawing: { ...drawing, floors: [] },
    shopMap: shopMapOf(shops.slice(2), { total: 20_000, page: 2, pages: 112 }),
  });
  shown.getByText(/no floor plan/);
  expect(listed(shown, /^First floor/)).toEqual(['Fenti E-101']);
  shown.getByRole('heading', { name: 'Fenti' });
  // A card in the query asks for the page of its shop.
  const third = shown.getByRole('link', { name: 'Page 3', current: false });
  expect(third.getAttribute('href')).toBe('/shops/map?oldal=3#lista');
  expect(shown.meta).toMatchObject({ title: expect.stringMatching(/, page 2$/) });
});

test('shows a linked place on its floor', async () => {
  // Only the floor that is shown has marks.
  const shown = await show('/uzletek/terkep?hova=lift-upper');
  shown.getByText('B');
});
