import { openMapUrl, plannerUrl, TRAVEL_MODES } from './contact-details.tsx';

const PLACE = { latitude: 47.4061, longitude: 19.0178 };

test('links each means of travel to its route planner with the mall as destination', () => {
  const urls = TRAVEL_MODES.map((mode) => new URL(plannerUrl(PLACE, mode)));
  expect(urls.map(({ searchParams }) => searchParams.get('travelmode'))).toEqual([
    ...['driving', 'transit', 'bicycling', 'walking'],
  ]);
  for (const { origin, searchParams } of urls) {
    expect([origin, searchParams.get('api'), searchParams.get('destination')]).toEqual([
      ...['https://www.google.com', '1', '47.4061,19.0178'],
    ]);
  }
});

test('shows the mall on the open map', () => {
  expect(openMapUrl(PLACE)).toBe(
    'https://www.openstreetmap.org/?mlat=47.4061&mlon=19.0178#map=17/47.4061/19.0178',
  );
});
