/** The note of where the car is: made, found again on the way back, forgotten, put back. */
import { filterShops } from '@mall/shop-filter';
import { aConfig, aPlanDrawing, aShop, renderPage, within } from '@mall/testing';
import { act } from 'react';
import { setMarked, storeVisits } from '../../features/visit-list/visit-store.ts';
import { storeParking } from '../../parking-store.ts';
import * as page from './page.tsx';

const empty = aPlanDrawing();
const parking = { id: 'parking-north', kind: 'parking' as const, name: 'P1', x: 10, y: 10 };
const [ground = empty.floors[0], ...others] = empty.floors;
const planDrawing = {
  ...empty,
  floors: ground ? [{ ...ground, signs: [...ground.signs, parking] }, ...others] : [],
};
const counts = filterShops([], { services: [], text: '' }, () => true).counts;
const none = { shops: [], total: 0, page: 1, pages: 1, near_hours: [], counts };

const show = (path: string) =>
  renderPage(page, {
    app: 'shops',
    path,
    data: {
      ...{ planDrawing, config: aConfig(), shop: aShop() },
      shopMap: { ...none, open_at: '2026-12-01T12:00' },
      listHead: { description: 'Each shop' },
    },
  });
type Shown = Awaited<ReturnType<typeof show>>;

const panel = (shown: Shown) => {
  const details = shown.getByRole('heading', { name: 'Where did I park?' }).closest('details');
  if (!details) throw new Error('no panel');
  return within(details);
};

afterEach(() =>
  act(() => {
    storeParking(undefined);
    storeVisits([]);
  }),
);

test('keeps the space in the browser, leads back to it, and forgets it on request', async () => {
  const shown = await show('/shops/map#auto');
  const form = panel(shown);
  await shown.user.type(await form.findByLabelText('Level, row, space'), 'level −2, row C');
  await shown.user.click(form.getByRole('button', { name: 'Remember it' }));
  form.getByText('P1, level −2, row C');
  expect(form.getByRole('link', { name: 'Way to the car' }).getAttribute('href')).toBe(
    '/shops/map?hova=parking-north',
  );
  expect(localStorage.getItem('parking')).toContain('row C');
  await shown.user.click(form.getByRole('button', { name: 'Forget it' }));
  expect(localStorage.getItem('parking')).toBeNull();
  await shown.user.click(form.getByRole('button', { name: 'Undo' }));
  form.getByText('P1, level −2, row C');
});

test('can be changed', async () => {
  storeParking({ place: 'parking-north', spot: 'row A', note: 'by the lift', at: 0, photo: '' });
  const shown = await show('/shops/map');
  panel(shown).getByText('by the lift');
  await shown.user.click(panel(shown).getByRole('button', { name: 'Change' }));
  const spot = await panel(shown).findByLabelText('Level, row, space');
  await shown.user.clear(spot);
  await shown.user.type(spot, 'row B');
  await shown.user.click(panel(shown).getByRole('button', { name: 'Remember it' }));
  panel(shown).getByText('P1, row B');
});

test('is where a visit starts', async () => {
  storeParking({ place: 'parking-north', spot: '', note: '', at: 0, photo: '' });
  setMarked('hm', true);
  const shown = await show('/shops/map');
  expect(shown.getByRole('link', { name: 'Plan my visit' }).getAttribute('href')).toBe(
    '/shops/map?latogatas=hm&honnan=parking-north',
  );
});
