import { anEditorialPage, aPost, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const show = (posts: ReturnType<typeof aPost>[], path = '/aktualitasok') =>
  renderPage(page, { app: 'content', path, data: { editorialPage: anEditorialPage(), posts } });

test('the newest post leads, the others are cards below it', async () => {
  const shown = await show([aPost({ title: 'Newest' }), aPost({ title: 'Older' })]);
  shown.getByRole('heading', { level: 2, name: 'Newest' });
  shown.getByRole('heading', { level: 3, name: 'Older' });
});

test('a card has date and short lead, and leads to the post', async () => {
  const post = aPost({ slug: 'zebra', title: 'Zebra', lead_limited: 'Stripes …' });
  const shown = await show([aPost(), post], '/news');
  const link = shown.getByRole('link', { name: 'Zebra' });
  expect(link.getAttribute('href')).toBe('/news/zebra');
  expect(link.closest('article')?.textContent).toContain('10 November 2026');
  expect(link.closest('article')?.textContent).toContain('Stripes …');
});

test('one post needs no second list', async () => {
  const shown = await show([aPost()]);
  expect(shown.queryByRole('list', { name: 'További hírek' })).toBeNull();
});

test('without news the page says so', async () => {
  const shown = await show([]);
  shown.getByRole('heading', { name: 'Most nincs friss hírünk' });
});
