import type { FloorPlan } from '@mall/contracts';
import { type LoaderArgs, useApiData, usePageQuery } from '@mall/runtime';
import { aFloorPlan, renderPage, within } from '@mall/testing';
import { useState } from 'react';
import { directionsQueryOf } from './directions.ts';
import { DirectionsPanel } from './directions-panel.tsx';
import { findDirections } from './find-directions.ts';

const STARTS = [{ id: 'entrance-main', name: 'Main entrance' }];
const PLACES = [
  ...STARTS,
  { id: 'shop-1', name: 'Alma' },
  { id: 'shop-2', name: 'Barack & Társa' },
  { id: 'shop-3', name: 'Citrom' },
  { id: 'shop-4', name: 'Fehérnemű Service' },
];

function Component() {
  const plan = useApiData('floorPlan');
  const result = findDirections(plan, directionsQueryOf(usePageQuery()));
  const [index, go] = useState<number>();
  const panel = { plan, result, guide: { index, go } };
  return <DirectionsPanel {...panel} places={PLACES} starts={STARTS} />;
}

const page = {
  loader: ({ load }: LoaderArgs) => load('floorPlan'),
  meta: () => ({ title: 'Ways', description: 'Ways through the house' }),
  Component,
};

const show = (path: string, floorPlan: FloorPlan = aFloorPlan()) =>
  renderPage(page, { app: 'shops', path, data: { floorPlan } });
type Shown = Awaited<ReturnType<typeof show>>;

const stepsIn = (shown: Shown) => shown.getAllByRole('listitem').map((step) => step.textContent);
const chosenIn = (shown: Shown, name: string) =>
  (shown.getByRole('combobox', { name, hidden: true }) as HTMLInputElement).value;

test('describes a walk in English', async () => {
  const shown = await show('/shops/map?honnan=shop-1&hova=shop-3');
  shown.getByRole('heading', { name: 'Alma – Citrom' });
  // 4 + 20 to the corner, 6 + 15 + 6 by the escalator, 6 + 10 + 4 to the door.
  shown.getByText('71 m, about 1 minute');
  expect(stepsIn(shown)).toEqual([
    'Leave through the door, turn right and walk 24\u00a0metres.',
    'Past Barack & Társa, turn left and walk 6\u00a0metres.',
    'Take the escalator to the first floor.',
    'Walk straight on for 6\u00a0metres.',
    'Turn left and walk 20\u00a0metres.',
    'You have arrived: Citrom, on your right.',
  ]);
  expect(chosenIn(shown, 'From')).toBe('Alma');
  expect(chosenIn(shown, 'To')).toBe('Citrom');
});

test('offers starting points, the nearest entrance first', async () => {
  const shown = await show('/uzletek/terkep?hova=shop-3&lepcso=nem');
  shown.getByRole('heading', { level: 2, name: 'Útvonal ide: Citrom' });
  const starts = within(shown.getByRole('region', { name: 'Honnan indulsz?' }));
  const [nearest] = starts.getAllByRole('link');
  expect(nearest?.textContent).toBe('Main entrance 96\u00a0m');
  expect(nearest?.getAttribute('href')).toBe(
    '/uzletek/terkep?hova=shop-3&lepcso=nem&honnan=entrance-main',
  );
});

test('leads step by step and back to the whole way', async () => {
  const shown = await show('/uzletek/terkep?honnan=shop-1&hova=shop-3');
  await shown.user.click(shown.getByRole('button', { name: 'Lépésről lépésre' }));
  const guide = within(shown.getByRole('group', { name: 'Lépésről lépésre' }));
  const step = () => guide.getByRole('status').textContent;
  expect(document.activeElement).toBe(guide.getByRole('button', { name: 'Következő lépés' }));
  expect(step()).toBe('1/6 Az ajtón kilépve fordulj jobbra, és menj 24\u00a0métert.');
  await shown.user.click(guide.getByRole('button', { name: 'Következő lépés' }));
  expect(step()).toBe('2/6 A Barack & Társa mellett fordulj balra, és menj 6\u00a0métert.');
  expect(shown.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^A Barack/);
  await shown.user.click(guide.getByRole('button', { name: 'Előző lépés' }));
  await shown.user.click(guide.getByRole('button', { name: 'A teljes útvonal' }));
  expect(shown.queryByRole('group', { name: 'Lépésről lépésre' })).toBeNull();
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Lépésről lépésre' }));
});

test('describes a step-free walk in Hungarian', async () => {
  const shown = await show('/uzletek/terkep?honnan=entrance-main&hova=shop-3&lepcso=nem');
  shown.getByText('96 m, körülbelül 2 perc');
  expect(stepsIn(shown)).toContain('Menj a lifttel az emeletre.');
  // Announced is the length; the steps are read when asked for.
  const announced = shown.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced.join()).toContain('96 m');
  expect(announced.join()).not.toContain('lifttel');
  expect(shown.getByRole('checkbox', { checked: true })).toBeTruthy();
});

test('takes names without loading the page, and drops floor and card', async () => {
  const shown = await show('/shops/map?kategoria=service&szint=upper&uzlet=shop-2&hova=shop-1');
  await shown.user.type(shown.getByRole('combobox', { name: 'I am beside' }), 'citrom{Enter}');
  expect(shown.url()).toBe('/shops/map?kategoria=service&honnan=shop-3&hova=shop-1');
  shown.getByRole('heading', { name: 'Citrom – Alma' });
  await shown.user.click(shown.getByRole('checkbox'));
  expect(shown.url()).toBe('/shops/map?kategoria=service&honnan=shop-3&hova=shop-1&lepcso=nem');
  await shown.user.click(shown.getByRole('checkbox'));
  expect(shown.url()).toBe('/shops/map?kategoria=service&honnan=shop-3&hova=shop-1');
});

test('reads only start and destination as names of places', async () => {
  const url = '/shops/map?kategoria=service&honnan=shop-1&hova=shop-3&lepcso=nem';
  const shown = await show(url);
  await shown.user.click(shown.getByRole('button', { name: 'Show the way' }));
  expect(shown.url()).toBe(url);
});

test('keeps the filters for the walk back', async () => {
  const shown = await show('/shops/map?kategoria=service&honnan=shop-1&hova=shop-2&lepcso=nem');
  expect(shown.getByRole('link', { name: 'The way back' }).getAttribute('href')).toBe(
    '/shops/map?kategoria=service&honnan=shop-2&hova=shop-1&lepcso=nem',
  );
});

test('has no length between the same places', async () => {
  const shown = await show('/shops/map?honnan=shop-1&hova=shop-1');
  shown.getByText('0 m, about 1 minute');
  expect(stepsIn(shown)).toEqual(['You have arrived: Alma.']);
});

test('names an unknown end and leaves it out', async () => {
  const shown = await show('/shops/map?honnan=nowhere&hova=shop-1');
  shown.getByText(/starting point is not on the map/);
  expect(chosenIn(shown, 'I am beside')).toBe('');
  shown.getByRole('heading', { name: 'Directions to Alma' });
});

test('names an unknown destination', async () => {
  const shown = await show('/shops/map?honnan=shop-1&hova=nowhere');
  shown.getByText(/destination is not on the map/);
});

test('shows a message when there is no walk', async () => {
  const plan = aFloorPlan();
  const withoutLift = aFloorPlan({ edges: plan.edges.filter(({ kind }) => kind !== 'lift') });
  const shown = await show('/shops/map?honnan=shop-1&hova=shop-3&lepcso=nem', withoutLift);
  shown.getByText('No way without stairs and escalators leads from here to Citrom.');
  expect(
    shown.getByRole('link', { name: 'The way with stairs and escalators' }).getAttribute('href'),
  ).toBe('/shops/map?honnan=shop-1&hova=shop-3');
});
