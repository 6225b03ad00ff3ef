import { aConfig, anEditorialPage, anEditorialSection, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const show = () =>
  renderPage(page, {
    app: 'campaigns',
    path: '/mikulas-nyomaban',
    data: {
      config: aConfig(),
      editorialPage: anEditorialPage({
        title: 'On the trail',
        sections: [
          anEditorialSection({ id: 'reszvetel', heading: 'How to take part' }),
          anEditorialSection({ heading: 'Dates', facts: [{ label: 'Draw', value: '6 December' }] }),
        ],
      }),
    },
  });

test('the page has one h1, its sections and the programme', async () => {
  const shown = await show();
  shown.getByRole('heading', { level: 1, name: 'On the trail' });
  shown.getByRole('region', { name: 'How to take part' });
  expect(shown.getByText('Draw').tagName).toBe('DT');
});

test('the button leads to the first section', async () => {
  const shown = await show();
  expect(shown.getByRole('link', { name: 'Vágjunk bele!' }).getAttribute('href')).toBe(
    '#reszvetel',
  );
});

test('exactly ten flakes fall, hidden from assistive technology', async () => {
  const { container } = await show();
  const flakes = container.querySelectorAll('.flake');
  expect(flakes).toHaveLength(10);
  for (const flake of flakes)
    expect(flake.closest('.snow')?.getAttribute('aria-hidden')).toBe('true');
});

test('the structured data describes the event', async () => {
  const { meta } = await show();
  expect(meta.structuredData).toMatchObject([
    { '@type': 'Event', startDate: '2026-11-20', endDate: '2026-12-06', isAccessibleForFree: true },
  ]);
});
