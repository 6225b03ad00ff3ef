import { anEditorialPage, anEditorialSection, renderPage, TEST_BRAND } from '@mall/testing';
import * as page from './page.tsx';

test('the family card is a section that links can name', async () => {
  const family = anEditorialSection({ id: 'csaladi-kartya', heading: 'Family card' });
  const editorialPage = anEditorialPage({ title: 'Loyalty card', sections: [family] });
  const shown = await renderPage(page, {
    app: 'cards',
    path: `/my${TEST_BRAND.slug}-card`,
    data: { editorialPage },
  });
  shown.getByRole('heading', { level: 1, name: 'Loyalty card' });
  expect(shown.getByRole('region', { name: 'Family card' }).id).toBe('csaladi-kartya');
  expect(shown.meta.title).toBe('Loyalty card');
});
