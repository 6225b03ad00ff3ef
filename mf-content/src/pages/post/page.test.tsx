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

test('a post that announces an event says when, where and for whom', async () => {
  const event = {
    from: '2026-11-28T16:00:00+01:00',
    until: '2026-11-28T18:00:00+01:00',
    place: 'Central square',
    audience: 'Children from age 5',
  };
  const shown = await show(aPostDetail({ event }));
  const facts = shown.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['28 November 2026, 16:00–18:00', event.place, event.audience]);
  expect(shown.meta.structuredData?.[1]).toMatchObject({
    '@type': 'Event',
    startDate: event.from,
    endDate: event.until,
    location: { name: event.place },
    audience: { audienceType: event.audience },
  });
});

test('a post without an event has no facts', async () => {
  const shown = await show(aPostDetail());
  expect(shown.queryByRole('definition')).toBeNull();
  expect(JSON.stringify(shown.meta.structuredData)).not.toContain('"Event"');
});

test('its breadcrumbs lead to the list', async () => {
  const shown = await show(aPostDetail());
  expect(shown.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news');
});

test('a long lead is cut at a word for the head', async () => {
  const { meta } = await show(aPostDetail({ lead: 'A word and another one. '.repeat(20) }));
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.description).toMatch(/\w…$|\.…$/);
  expect(meta.structuredData?.[0]).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'en' });
});
