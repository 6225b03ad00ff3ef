import { aPost, aPostDetail, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const show = (post: ReturnType<typeof aPostDetail>) =>
  renderPage(page, { app: 'content', path: `/news/${post.slug}`, data: { post } });

test('a post has date, body and other news', async () => {
  const post = aPostDetail({
    title: 'Zebra',
    publish_at: '2026-11-03T08:00:00+01:00',
    others: [aPost({ title: 'Giraffe' })],
  });
  const shown = await show(post);
  shown.getByRole('heading', { level: 1, name: 'Zebra' });
  expect(shown.getByText('3 November 2026').getAttribute('datetime')).toBe(post.publish_at);
  expect(shown.container.textContent).toMatch(/Body of post/);
  shown.getByRole('link', { name: 'Giraffe' });
});

test('its breadcrumbs lead over the list', async () => {
  const shown = await show(aPostDetail());
  expect(shown.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news');
});

test('a long lead is cut at a word for the head', async () => {
  const { meta } = await show(aPostDetail({ lead: 'A word and another one. '.repeat(20) }));
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.description).toMatch(/\w…$|\.…$/);
  expect(meta.structuredData?.[0]).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'en' });
});
