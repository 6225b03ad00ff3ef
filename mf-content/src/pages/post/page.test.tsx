import {
  aConfig,
  aPost,
  aPostDetail,
  fireEvent,
  renderPage,
  setClock,
  within,
} from '@mall/testing';
import * as page from './page.tsx';

beforeEach(() => setClock('2026-11-25T12:00:00+01:00'));
afterEach(() => jest.useRealTimers());

const show = (post: ReturnType<typeof aPostDetail>) =>
  renderPage(page, {
    app: 'content',
    path: `/news/${post.slug}`,
    data: { post, config: aConfig() },
  });

test('shows date, body and other news', async () => {
  const post = aPostDetail({
    title: 'Zebra',
    publish_at: '2026-11-03T08:00:00+01:00',
    others: [aPost({ title: 'Giraffe' })],
  });
  const shown = await show(post);
  expect(shown.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news');
  shown.getByRole('heading', { level: 1, name: 'Zebra' });
  expect(shown.getByText('3 November 2026').getAttribute('datetime')).toBe(post.publish_at);
  expect(shown.container.textContent).toMatch(/Body of post/);
  shown.getByRole('link', { name: 'Giraffe' });
});

test('names no picture to search engines where the post has none', async () => {
  const { meta, queryByRole } = await show(aPostDetail({ title: 'Zebra', images: {} }));
  expect(meta.image).toBeUndefined();
  expect(meta.structuredData?.[0]).not.toHaveProperty('image');
  expect(queryByRole('img')).toBeNull();
});

const event = {
  from: '2026-11-28',
  until: '2026-12-19',
  place: 'Central square',
  audience: 'Children from age 5',
  price: 0,
};
const dateOn = (day: string) => ({
  id: `choir-${day.replaceAll('-', '')}-1600`,
  from: `${day}T16:00:00+01:00`,
  until: `${day}T18:00:00+01:00`,
});
const factsOf = (shown: Awaited<ReturnType<typeof show>>) =>
  shown.getAllByRole('definition').map((fact) => fact.textContent);

test('shows time, place, audience and price of an event', async () => {
  const dates = [dateOn('2026-11-28'), dateOn('2026-12-05')];
  const shown = await show(aPostDetail({ title: 'Choir', event, dates }));
  expect(factsOf(shown)).toEqual([
    '28 November 2026, 16:00–18:005 December 2026, 16:00–18:00',
    event.place,
    event.audience,
    'free',
  ]);
  const link = shown.getByRole('link', {
    name: 'Add to calendar: Choir, Saturday 5 December, 16:00',
  });
  expect(link.getAttribute('href')).toBe('/api/events/choir-20261205-1600.ics?lang=en');
  expect(link.hasAttribute('download')).toBe(true);
});

test('keeps what else to read out of the article, for reader modes', async () => {
  const shown = await show(aPostDetail({ title: 'Choir', others: [aPost({ title: 'Fair' })] }));
  const article = shown.getByRole('article', { name: 'Choir' });
  const aside = shown.getByRole('complementary', { name: 'You may also like' });
  expect(within(aside).getByRole('article', { name: 'Fair' })).toBeTruthy();
  expect(article.contains(aside)).toBe(false);
});

test('describes each date as an event for search engines', async () => {
  const dates = [dateOn('2026-11-28'), dateOn('2026-12-05')];
  const { meta } = await show(aPostDetail({ slug: 'choir', event, dates }));
  expect(meta.type).toBe('article');
  const events = meta.structuredData?.filter((item) => item['@type'] === 'Event');
  expect(events?.map((item) => 'startDate' in item && item.startDate)).toEqual(
    dates.map(({ from }) => from),
  );
  expect(events?.[0]).toMatchObject({
    url: 'https://mall.example/news/choir',
    endDate: dates[0]?.until,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: event.place, address: { '@type': 'PostalAddress', addressCountry: 'HU' } },
    audience: { audienceType: event.audience },
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'HUF' },
  });
});

test('leaves out past dates, also for search engines', async () => {
  setClock('2026-11-28T18:00:00+01:00');
  const dates = [dateOn('2026-11-28'), dateOn('2026-12-05')];
  const shown = await show(aPostDetail({ event, dates }));
  expect(factsOf(shown)[0]).toMatch(/^5 December 2026, 16:00–18:00/);
  const events = shown.meta.structuredData?.filter((item) => item['@type'] === 'Event');
  expect(events).toMatchObject([{ startDate: dates[1]?.from }]);
});

test('marks an event as over when its last date ends', async () => {
  setClock('2026-12-19T17:59:30+01:00');
  const shown = await show(aPostDetail({ event, dates: [dateOn('2026-12-19')] }));
  expect(shown.queryByRole('note')).toBeNull();
  setClock('2026-12-19T18:00:00+01:00');
  fireEvent(document, new Event('visibilitychange'));
  expect((await shown.findByRole('note')).textContent).toBe('This event is over.');
});

test('marks an event without dates as over', async () => {
  const shown = await show(aPostDetail({ event, dates: [] }));
  expect(shown.getByRole('note').textContent).toBe('This event is over.');
  expect(factsOf(shown)[0]).toBe('28 November – 19 December 2026');
  expect(shown.queryByRole('link', { name: /calendar/ })).toBeNull();
});

test('shows no facts for a post without an event', async () => {
  const shown = await show(aPostDetail());
  expect(shown.queryByRole('definition')).toBeNull();
  expect(JSON.stringify(shown.meta.structuredData)).not.toContain('"Event"');
});

test('describes the news article by its shortened lead', async () => {
  const { meta } = await show(aPostDetail({ lead: 'A word and another one. '.repeat(20) }));
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.structuredData?.[0]).toMatchObject({ '@type': 'NewsArticle', inLanguage: 'en' });
});

describe('sharing', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  test('offers mail and copying where the device has no share dialog', async () => {
    const shown = await show(aPostDetail({ slug: 'zebra', title: 'Zebra & co' }));
    const mail = shown.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '';
    const sent = new URL(mail).searchParams;
    expect(sent.get('subject')).toBe('Zebra & co – Testliget');
    expect(sent.get('body')).toBe('https://mall.example/news/zebra');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await shown.user.click(shown.getByRole('button', { name: 'Copy the link' }));
    await shown.findByText('The link is on your clipboard.');
    expect(write).toHaveBeenCalledWith('https://mall.example/news/zebra');
  });

  test('shows a message when the browser refuses to copy', async () => {
    const shown = await show(aPostDetail());
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await shown.user.click(shown.getByRole('button', { name: 'Copy the link' }));
    await shown.findByText(/Copying did not work/);
  });

  test('opens the device’s dialog where there is one', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const shown = await show(aPostDetail({ slug: 'zebra', title: 'Zebra' }));
    await shown.user.click(shown.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Zebra', url: 'https://mall.example/news/zebra' });
    expect(shown.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  });
});
