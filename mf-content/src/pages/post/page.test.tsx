import { aConfig, aPost, aPostDetail, renderPage, setClock, within } from '@mall/testing';
import { lookAgainAt } from '../../testing/look-again-at.ts';
import * as page from './page.tsx';

beforeEach(() => setClock('2026-11-25T12:00:00+01:00'));
afterEach(() => jest.useRealTimers());

const show = (post: ReturnType<typeof aPostDetail>) =>
  renderPage(page, {
    app: 'content',
    path: `/news/${post.slug}`,
    data: { post, config: aConfig() },
  });

type Shown = Awaited<ReturnType<typeof show>>;

test('shows date and body, and out of the article, for reader modes, other news', async () => {
  const post = aPostDetail({
    title: 'Zebra',
    publish_at: '2026-11-03T08:00:00+01:00',
    others: [aPost({ title: 'Giraffe' })],
  });
  const shown = await show(post);
  expect(shown.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news');
  shown.getByRole('heading', { level: 1, name: 'Zebra' });
  expect(shown.getByText('3 November 2026').getAttribute('datetime')).toBe(post.publish_at);
  const article = shown.getByRole('article', { name: 'Zebra' });
  expect(article.textContent).toMatch(/Body of post/);
  const aside = shown.getByRole('complementary', { name: 'You may also like' });
  within(aside).getByRole('link', { name: 'Giraffe' });
  expect(article.contains(aside)).toBe(false);
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
const factsOf = (shown: Shown) => shown.getAllByRole('definition').map((fact) => fact.textContent);

test('shows time, place, audience and price of an event', async () => {
  const dates = [dateOn('2026-11-28'), dateOn('2026-12-05')];
  const shown = await show(aPostDetail({ title: 'Choir', event, dates }));
  expect(factsOf(shown)).toEqual([
    '28\u00a0November 2026, 16:00–18:005\u00a0December 2026, 16:00–18:00',
    event.place,
    event.audience,
    'free',
  ]);
  const link = shown.getByRole('link', {
    name: 'Add to calendar: Choir, Saturday 5\u00a0December, 16:00',
  });
  expect(link.getAttribute('href')).toBe('/api/events/choir-20261205-1600.ics?lang=en');
  expect(link.hasAttribute('download')).toBe(true);
});

test('describes each date as an event for search engines', async () => {
  const dates = [dateOn('2026-11-28'), dateOn('2026-12-05')];
  const { meta } = await show(aPostDetail({ slug: 'choir', event, dates }));
  expect(meta.type).toBe('article');
  const events = meta.structuredData?.filter((item) => item['@type'] === 'Event');
  expect(events).toMatchObject(
    dates.map(({ from, until }) => ({ startDate: from, endDate: until })),
  );
  expect(events?.[0]).toMatchObject({
    url: 'https://mall.example/news/choir',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: event.place, address: { '@type': 'PostalAddress', addressCountry: 'HU' } },
    audience: { audienceType: event.audience },
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'HUF' },
  });
});

test('leaves out past dates, also for search engines', async () => {
  const dates = [dateOn('2026-11-28'), dateOn('2026-12-05')];
  const startsOf = ({ meta }: Shown) =>
    meta.structuredData?.flatMap((item) => ('startDate' in item ? [item.startDate] : []));
  setClock('2026-11-28T18:00:00+01:00');
  const shown = await show(aPostDetail({ event, dates }));
  expect(factsOf(shown)[0]).toMatch(/^5\u00a0December 2026, 16:00–18:00/);
  expect(startsOf(shown)).toEqual([dates[1]?.from]);
  setClock('2026-12-05T18:00:00+01:00');
  expect(startsOf(await show(aPostDetail({ event, dates })))).toEqual([event.from]);
});

test('marks an event as over when its last date ends', async () => {
  setClock('2026-12-19T17:59:30+01:00');
  const shown = await show(aPostDetail({ event, dates: [dateOn('2026-12-19')] }));
  expect(shown.queryByRole('note')).toBeNull();
  lookAgainAt('2026-12-19T18:00:00+01:00');
  expect((await shown.findByRole('note')).textContent).toBe('This event is over.');
  expect(factsOf(shown)[0]).toBe('28\u00a0November\u00a0– 19\u00a0December\u00a02026');
  expect(shown.queryByRole('link', { name: /calendar/ })).toBeNull();
});

test('describes news without an event or a picture, by their shortened lead', async () => {
  const lead = 'A word and another one. '.repeat(20);
  const { meta, queryByRole } = await show(aPostDetail({ lead, images: {} }));
  expect(queryByRole('definition') ?? queryByRole('img')).toBeNull();
  expect(meta.image).toBeUndefined();
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.structuredData).toMatchObject([
    { '@type': 'NewsArticle', inLanguage: 'en' },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(meta.structuredData?.[0]).not.toHaveProperty('image');
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
