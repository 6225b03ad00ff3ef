/** The note of where the car is: made, found again on the way back, forgotten, put back. */
import { formDrafts } from '@mall/runtime';
import { aConfig, aPlanDrawing, aShop, renderPage, within } from '@mall/testing';
import { act } from 'react';
import { setMarked, storeVisits } from '../../features/visit-list/visit-store.ts';
import { storeParking } from '../../parking-store.ts';
import * as page from './page.tsx';
import { planWith, shopMapOf } from './testing/map-data.ts';

const parking = { id: 'parking-north', kind: 'parking', name: 'P1', x: 10, y: 10 } as const;

async function show(path: string) {
  const shown = await renderPage(page, {
    app: 'shops',
    path,
    data: {
      ...{ config: aConfig(), shop: aShop(), shopMap: shopMapOf([]) },
      planDrawing: planWith(aPlanDrawing(), { ground: { signs: [parking] } }),
      listHead: { description: 'Each shop' },
    },
  });
  const details = shown.getByText('Where did I park?').closest('details') as HTMLElement;
  return { ...shown, panel: within(details) };
}

/** Whether the form's code fails to load. */
let mockIsAway = false;

jest.mock('../../features/parking/parking-form.tsx', () => {
  if (mockIsAway) throw new Error('offline');
  return jest.requireActual('../../features/parking/parking-form.tsx');
});

afterEach(() =>
  act(() => {
    storeParking(undefined);
    storeVisits([]);
    formDrafts.clear();
  }),
);

test('keeps the page while the form cannot be loaded, and loads it once the network is back', async () => {
  // React reports errors that a boundary has caught.
  jest.spyOn(console, 'error').mockReturnValue();
  mockIsAway = true;
  const { getByRole, panel } = await show('/shops/map#auto');
  getByRole('heading', { level: 1, name: 'Map' });
  panel.getByText('Check your internet connection and try again.');
  mockIsAway = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await panel.findByLabelText('Level, row, space');
});

test('keeps the space in the browser, leads back to it, and forgets it on request', async () => {
  const { user, panel: form } = await show('/shops/map#auto');
  await user.type(await form.findByLabelText('Level, row, space'), 'level −2, row C');
  await user.click(form.getByRole('button', { name: 'Remember it' }));
  form.getByText('P1, level −2, row C');
  expect(form.getByRole('link', { name: 'Way to the car' }).getAttribute('href')).toBe(
    '/shops/map?hova=parking-north',
  );
  expect(localStorage.getItem('parking')).toContain('row C');
  await user.click(form.getByRole('button', { name: 'Forget it' }));
  expect(localStorage.getItem('parking')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Undo' }));
  form.getByText('P1, level −2, row C');
});

test('keeps what was typed until it is saved when the visitor leaves the page', async () => {
  const SPOT = 'Level, row, space';
  const before = await show('/shops/map#auto');
  await before.user.type(await before.panel.findByLabelText(SPOT), 'row C');
  before.unmount();
  const { user, panel, unmount } = await show('/shops/map#auto');
  expect((await panel.findByLabelText<HTMLInputElement>(SPOT)).value).toBe('row C');
  await user.click(panel.getByRole('button', { name: 'Remember it' }));
  unmount();
  act(() => storeParking(undefined));
  const after = await show('/shops/map#auto');
  expect((await after.panel.findByLabelText<HTMLInputElement>(SPOT)).value).toBe('');
});

test('keeps what is being typed when another tab notes a space', async () => {
  const { user, panel: form } = await show('/shops/map#auto');
  await user.type(await form.findByLabelText('Level, row, space'), 'row C');
  act(() => storeParking({ place: '', spot: 'row A', note: '', at: 0, photo: '' }));
  expect(form.getByLabelText<HTMLInputElement>('Level, row, space').value).toBe('row C');
});

test('shows a note that the browser refuses to store, with a warning', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { user, panel } = await show('/shops/map#auto');
  await user.type(await panel.findByLabelText('Level, row, space'), 'row C');
  await user.click(panel.getByRole('button', { name: 'Remember it' }));
  panel.getByText('P1, row C');
  panel.getByText(/^Your browser does not keep this/);
});

test('keeps no older note where the browser refuses to store the new one', async () => {
  storeParking({ place: 'parking-north', spot: 'row A', note: '', at: 0, photo: '' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { user, panel } = await show('/shops/map');
  await user.click(panel.getByRole('button', { name: 'Change' }));
  await user.type(await panel.findByLabelText('Level, row, space'), '1');
  await user.click(panel.getByRole('button', { name: 'Remember it' }));
  panel.getByText('P1, row A1');
  expect(localStorage.getItem('parking')).toBeNull();
});

test('keeps the photo that was chosen last, also one that is not yet made smaller', async () => {
  const pictures = [1, 2, 3].map(() => Promise.withResolvers<unknown>());
  const createImageBitmap = jest.fn();
  for (const { promise } of pictures) createImageBitmap.mockReturnValueOnce(promise);
  Object.assign(globalThis, { createImageBitmap });
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(null);
  jest.spyOn(canvas, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return `data:image/jpeg;base64,${this.width}`;
  });
  const { user, panel } = await show('/shops/map#auto');
  const field = await panel.findByLabelText('Photo of the sign');
  const choose = (name: string) => user.upload(field, new File(['x'], name, { type: 'image/png' }));
  const open = (index: number) =>
    act(async () => pictures[index]?.resolve({ width: index, height: 1, close: () => undefined }));
  const source = () => panel.getByAltText('Your photo of the parking space').getAttribute('src');
  await choose('first');
  await choose('second');
  await open(1);
  await open(0);
  expect(source()).toBe('data:image/jpeg;base64,1');
  await choose('third');
  await user.click(panel.getByRole('button', { name: 'Remember it' }));
  await open(2);
  panel.getByText(/^Noted/);
  expect(source()).toBe('data:image/jpeg;base64,2');
});

test('can be changed, by keyboard too', async () => {
  storeParking({ place: 'parking-north', spot: 'row A', note: 'by the lift', at: 0, photo: '' });
  const { user, panel } = await show('/shops/map');
  panel.getByText('by the lift');
  await user.click(panel.getByRole('button', { name: 'Change' }));
  const spot = await panel.findByLabelText('Level, row, space');
  expect(document.activeElement).toBe(spot.closest('[tabindex="-1"]'));
  await user.clear(spot);
  await user.type(spot, 'row B');
  await user.click(panel.getByRole('button', { name: 'Remember it' }));
  panel.getByText('P1, row B');
  expect(document.activeElement).toBe(panel.getByText(/^Noted/));
});

test('is where a visit starts', async () => {
  storeParking({ place: 'parking-north', spot: '', note: '', at: 0, photo: '' });
  setMarked('hm', true);
  const shown = await show('/shops/map');
  expect(shown.getByRole('link', { name: 'Plan my visit' }).getAttribute('href')).toBe(
    '/shops/map?latogatas=hm&honnan=parking-north',
  );
});
