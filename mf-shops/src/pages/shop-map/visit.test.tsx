/** A visit of several shops on the map: its order, hours and words, what is taken out of it, its paper. */
import type { FloorPlan } from '@mall/contracts';
import type { CallParams } from '@mall/runtime';
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
import { everyDay, planWith, shopMapOf } from './testing/map-data.ts';

const shops = [
  aShopOnMap({ slug: 'shop-1', name: 'Alma', unit: 'F-01', hours: 0 }),
  aShopOnMap({ slug: 'shop-2', name: 'Barack', unit: 'F-02', hours: 1 }),
  aShopOnMap({ slug: 'shop-3', name: 'Citrom', floor: 'upper', unit: 'E-01', hours: 0 }),
];
const units = shops.map(({ slug, name, unit }) => aDrawnUnit({ id: unit, shop: slug, name }));
const entrance = { id: 'entrance-main', kind: 'entrance' as const, name: 'Main', x: 0, y: 10 };
const planDrawing = planWith(aPlanDrawing(), {
  ground: { units: units.slice(0, 2), signs: [entrance] },
  upper: { units: units.slice(2) },
});

const showMap = (query: string, floorPlan = aFloorPlan()) =>
  renderPage(page, {
    app: 'shops',
    path: `/shops/map?${query}`,
    data: {
      ...{ planDrawing, config: aConfig(), floorPlan },
      shopMap: shopMapOf(shops, { near_hours: ['10:00-20:00', '10:00-18:00'].map(everyDay) }),
      listHead: { description: 'Each shop' },
      shop: ({ slug }: CallParams) => aShop({ slug: String(slug) }),
    },
  });

async function show(query: string, floorPlan?: FloorPlan) {
  const shown = await showMap(`latogatas=shop-2,shop-1,shop-3${query}`, floorPlan);
  const panel = within(shown.getByRole('region', { name: 'My visit' }));
  const stops = () =>
    [...(panel.getAllByRole('list')[0]?.children ?? [])].map(({ textContent }) => textContent);
  return { ...shown, panel, stops };
}

/** Whether the code of the QR code fails to load. */
let mockIsAway = false;

jest.mock('@mall/blocks/qr-code', () => {
  if (mockIsAway) throw new Error('offline');
  return jest.requireActual('@mall/blocks/qr-code');
});

afterEach(() => void act(() => storeVisits([])));

test('keeps the plan while the code to print cannot be loaded', async () => {
  // React reports errors that a boundary has caught.
  jest.spyOn(console, 'error').mockReturnValue();
  mockIsAway = true;
  const { panel } = await show('');
  panel.getByText(/https:\/\/mall\.example\/shops\/map\?latogatas=shop-2/);
  mockIsAway = false;
});

test('is as the server renders it, which sees no keys of others', async () => {
  const { panel, container } = await show('&utm_source=mail');
  expect(panel.getByText(/latogatas=shop-2/).textContent).not.toContain('utm_source');
  expect(container.querySelector('[name=utm_source]')).toBeNull();
});

test('orders the stops, with directions to each in words', async () => {
  const { panel, stops } = await show('');
  expect(stops()).toEqual([
    expect.stringMatching(/^Alma F-01/),
    expect.stringMatching(/^Barack F-02/),
    expect.stringMatching(/^Citrom E-01/),
  ]);
  panel.getByText('Way to this stop: 14 m');
  const way = panel.getByText('Way to this stop: 28 m').closest('details');
  expect(way?.textContent).toContain('Alma – Barack');
});

test('leaves out escalators on request', async () => {
  const { panel } = await show('&lepcso=nem');
  const steps = panel.getByText(/Barack – Citrom/).closest('details');
  expect(steps?.textContent).toMatch(/lift/);
  expect(steps?.textContent).not.toMatch(/escalator/);
});

test('names the stops that are closed at the planned time', async () => {
  const { panel, stops, unmount } = await show('&mikor=2026-12-01T19:00');
  panel.getByText('Closed at that time: Barack.');
  expect(stops()[0]).toMatch(/^Alma F-01 Open until 20:00/);
  unmount();
  const atNoon = await show('&mikor=2026-12-01T12:00');
  expect(atNoon.queryByText(/Closed at that time/)).toBeNull();
});

test('begins without the filters of the map, which would leave out the hours of stops', async () => {
  setMarked('shop-1', true);
  const shown = await showMap('kategoria=fashion&nyitva=2026-12-01T19:00&q=x&oldal=2');
  const link = shown.getByRole('link', { name: 'Plan my visit' });
  expect(link.getAttribute('href')).toBe('/shops/map?latogatas=shop-1');
});

test('plans nothing for shops that are not on the map', async () => {
  const shown = await showMap('latogatas=shop-8,shop-9');
  shown.getByText(/names a shop that is not on the map/);
  shown.getByRole('link', { name: 'Back to the map' });
  expect(shown.queryByText(/min on foot|Print/)).toBeNull();
});

test('names no length where no way leads to the shops', async () => {
  const { panel } = await show('', aFloorPlan({ edges: [] }));
  panel.getByText('Alma: no way leads there');
  expect(panel.queryByText(/min on foot/)).toBeNull();
});

test('takes a stop out, and puts it back', async () => {
  for (const { slug } of shops) setMarked(slug, true);
  const { user, panel, stops } = await show('');
  await user.click(panel.getByRole('button', { name: 'Remove Alma from my visit' }));
  expect(stops()).toHaveLength(2);
  panel.getByText('Removed: Alma');
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  expect(stops()).toHaveLength(3);
  expect(localStorage.getItem('visit-list')).toContain('shop-1');
});

test('marks no shop of a shared visit that is taken out and put back', async () => {
  setMarked('shop-3', true);
  const { user, panel, stops } = await show('');
  await user.click(panel.getByRole('button', { name: 'Remove Alma from my visit' }));
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  expect(stops()).toHaveLength(3);
  expect(localStorage.getItem('visit-list')).toBe('shop-3');
});

test('prints whose plan it is, with its address as a code', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  const { user, panel } = await show('');
  await user.click(panel.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  panel.getByText(/https:\/\/mall\.example\/shops\/map\?latogatas=shop-2/);
  await panel.findByRole('img', { name: 'QR code of the plan' });
});

test('opens folded ways for printing, and folds them again afterwards', async () => {
  const { user, panel } = await show('');
  const summaries = panel.getAllByText(/^Way to this stop/);
  const opened = () => summaries.map((summary) => summary.closest('details')?.open);
  await user.click(panel.getByText('Way to this stop: 28 m'));
  expect(opened()).toEqual([false, true, false]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(opened()).toEqual([true, true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(opened()).toEqual([false, true, false]);
});
