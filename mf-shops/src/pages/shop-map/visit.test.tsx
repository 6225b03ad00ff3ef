/** A visit of several shops on the map: its order, hours and words, what is taken out of it, its paper. */
import type { CallParams } from '@mall/runtime';
import { filterShops } from '@mall/shop-filter';
import {
  aConfig,
  aDrawnUnit,
  aFloorPlan,
  aPlanDrawing,
  aShop,
  aShopOnMap,
  renderPage,
  within,
} from '@mall/testing';
import { act } from 'react';
import { setMarked, storeVisits } from '../../features/visit-list/visit-store.ts';
import * as page from './page.tsx';

const DAILY = { from: 'monday', to: 'sunday' } as const;
const shops = [
  aShopOnMap({ slug: 'shop-1', name: 'Alma', unit: 'F-01', hours: 0 }),
  aShopOnMap({ slug: 'shop-2', name: 'Barack', unit: 'F-02', hours: 1 }),
  aShopOnMap({ slug: 'shop-3', name: 'Citrom', floor: 'upper', unit: 'E-01', hours: 0 }),
];
const shopMap = {
  ...{ shops, total: 3, page: 1, pages: 1, open_at: '2026-12-01T12:00' },
  near_hours: ['10:00-20:00', '10:00-18:00'].map((hours) => ({
    hours: [{ hours, ...DAILY }],
    exceptions: [],
  })),
  counts: filterShops([], { services: [], text: '' }, () => true).counts,
};
const empty = aPlanDrawing();
const planDrawing = {
  ...empty,
  floors: empty.floors.map((floor) => ({
    ...floor,
    signs:
      floor.id === 'ground'
        ? [{ id: 'entrance-main', kind: 'entrance' as const, name: 'Main entrance', x: 0, y: 10 }]
        : [],
    units: shops
      .filter((shop) => shop.floor === floor.id)
      .map(({ slug, name, unit }) => aDrawnUnit({ id: unit, shop: slug, name })),
  })),
};

const show = (query: string) =>
  renderPage(page, {
    app: 'shops',
    path: `/shops/map?latogatas=shop-2,shop-1,shop-3${query}`,
    data: {
      ...{ shopMap, planDrawing, config: aConfig(), floorPlan: aFloorPlan() },
      listHead: { description: 'Each shop' },
      shop: ({ slug }: CallParams) => aShop({ slug: String(slug) }),
    },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const panel = (shown: Shown) => within(shown.getByRole('region', { name: 'My visit' }));
const stops = (shown: Shown) =>
  [...(panel(shown).getAllByRole('list')[0]?.children ?? [])].map(({ textContent }) => textContent);

afterEach(() => void act(() => storeVisits([])));

test('orders the stops, with the way to each in words', async () => {
  const shown = await show('');
  expect(stops(shown)).toEqual([
    expect.stringMatching(/^Alma F-01/),
    expect.stringMatching(/^Barack F-02/),
    expect.stringMatching(/^Citrom E-01/),
  ]);
  panel(shown).getByText('Way to this stop: 14 m');
  const way = panel(shown).getByText('Way to this stop: 28 m').closest('details');
  expect(way?.textContent).toContain('Alma – Barack');
});

test('leaves out escalators on request', async () => {
  const shown = await show('&lepcso=nem');
  const steps = panel(shown)
    .getByText(/Barack – Citrom/)
    .closest('details');
  expect(steps?.textContent).toMatch(/lift/);
  expect(steps?.textContent).not.toMatch(/escalator/);
});

test('names the stops that are closed at the planned time', async () => {
  const shown = await show('&mikor=2026-12-01T19:00');
  panel(shown).getByText('Closed at that time: Barack.');
  expect(stops(shown)[0]).toMatch(/^Alma F-01 Open until 20:00/);
  shown.unmount();
  const atNoon = await show('&mikor=2026-12-01T12:00');
  expect(atNoon.queryByText(/Closed at that time/)).toBeNull();
});

test('takes a stop out, and puts it back', async () => {
  for (const { slug } of shops) setMarked(slug, true);
  const shown = await show('');
  await shown.user.click(panel(shown).getByRole('button', { name: 'Remove Alma from my visit' }));
  expect(stops(shown)).toHaveLength(2);
  panel(shown).getByText('Removed: Alma');
  await shown.user.click(panel(shown).getByRole('button', { name: 'Undo' }));
  expect(stops(shown)).toHaveLength(3);
  expect(localStorage.getItem('visit-list')).toContain('shop-1');
});

test('prints whose plan it is, with its address as a code', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const shown = await show('');
  await shown.user.click(panel(shown).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  panel(shown).getByText(/https:\/\/mall\.example\/shops\/map\?latogatas=shop-2/);
  await panel(shown).findByRole('img', { name: 'QR code of the plan' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(panel(shown).getByText('Way to this stop: 28 m').closest('details')?.open).toBe(true);
});
