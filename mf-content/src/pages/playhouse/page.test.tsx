import {
  aConfig,
  anEditorialPage,
  anEditorialSection,
  aVenueList,
  renderPage,
} from '@mall/testing';
import * as page from './page.tsx';

const minute = {
  label: 'Per minute, weekdays',
  amount: 45,
  unit: '/ minute',
  ticket: 'playhouse_minute',
  rule: { holiday: false, per_minute: true },
};

const show = (changes: Parameters<typeof anEditorialPage>[0] = {}) =>
  renderPage(page, {
    app: 'content',
    path: '/playhouse',
    data: {
      config: aConfig(),
      venues: aVenueList(),
      editorialPage: anEditorialPage({
        title: 'Playhouse',
        opening_hours: 'jatszohaz',
        sections: [anEditorialSection({ heading: 'Prices', prices: [minute] })],
        ...changes,
      }),
    },
  });

test('shows no hours for a venue without hours of its own', async () => {
  const shown = await show({ opening_hours: undefined });
  expect(shown.queryByRole('table', { name: 'Opening hours' })).toBeNull();
});

test('shows and describes prices, also by the minute, and opening hours', async () => {
  const shown = await show();
  expect(shown.getByRole('table', { name: 'Prices' }).textContent).toMatch(/HUF.45 \/ minute/);
  expect(shown.getByRole('table', { name: 'Opening hours' }).textContent).toContain('10:00–20:00');
  expect(shown.meta.structuredData?.[0]).toMatchObject({
    '@type': 'AmusementPark',
    name: 'Playhouse',
    url: 'https://mall.example/playhouse',
    openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
    makesOffer: [
      { price: 45, priceCurrency: 'HUF', priceSpecification: { price: 45, unitCode: 'MIN' } },
    ],
  });
});
