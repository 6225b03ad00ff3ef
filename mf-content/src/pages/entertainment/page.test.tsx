import { anEditorialPage, renderPage } from '@mall/testing';
import * as page from './page.tsx';

test('each venue has a card that leads to its page', async () => {
  const shown = await renderPage(page, {
    app: 'content',
    path: '/entertainment',
    data: { editorialPage: anEditorialPage({ title: 'A day out' }) },
  });
  const cards = shown.getByRole('list', { name: 'Venues' });
  const hrefs = [...cards.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/tropicarium?lang=en', '/kockapark?lang=en', '/playhouse', '/cinema']);
});
