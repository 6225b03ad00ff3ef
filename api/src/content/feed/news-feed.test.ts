import type { PostDetail } from '@mall/contracts';
import { parseFeed } from '@rowanmanning/feed-parser';
import { newsFeed } from './news-feed.ts';

const context = {
  language: 'en',
  brand: 'Mall & Co',
  origin: 'https://mall.example',
  feedPath: '/api/posts/feed.atom?lang=en',
} as const;

const image = { '1x': '/media/a/1x.jpg', width: 640, height: 400, alt: '' };

function aPostDetail(post: Partial<PostDetail> = {}): PostDetail {
  return {
    id: 1,
    slug: 'post',
    title: 'Post',
    topic: 'shops',
    lead: 'Lead',
    lead_limited: 'Lead',
    publish_at: '2026-11-10T08:00:00+01:00',
    images: { featured: image },
    body: '<p>Body</p>',
    dates: [],
    others: [],
    ...post,
  };
}

test('a reader finds every post with absolute links, and text that is text', () => {
  const posts = [
    aPostDetail({
      slug: 'zebra',
      title: 'Zebras < lions & “stripes”',
      lead: 'A <b> is no tag here.',
      body: '<p>See <a href="/news/lion">it</a>, <a href="https://a.example/">that</a> ]]&gt;</p>',
      publish_at: '2026-11-20T00:00:00+01:00',
    }),
    aPostDetail({ publish_at: '2026-11-10T00:00:00+01:00' }),
  ];
  const feed = parseFeed(newsFeed(posts, context)).toJSON();
  expect(feed).toMatchObject({
    meta: { type: 'atom' },
    title: 'Mall & Co: news',
    language: 'en',
    url: 'https://mall.example/news',
    self: 'https://mall.example/api/posts/feed.atom?lang=en',
    updated: '2026-11-19T23:00:00.000Z',
  });
  expect(feed.items).toHaveLength(2);
  expect(feed.items[0]).toMatchObject({
    id: 'https://mall.example/news/zebra',
    url: 'https://mall.example/news/zebra',
    title: 'Zebras < lions & “stripes”',
    description: 'A <b> is no tag here.',
    published: '2026-11-19T23:00:00.000Z',
    updated: '2026-11-19T23:00:00.000Z',
  });
  expect(feed.items[0]?.content).toContain('<a href="https://mall.example/news/lion">it</a>');
  expect(feed.items[0]?.content).toContain('<a href="https://a.example/">that</a>');
});

test('the feed has the twenty newest', () => {
  const posts = Array.from({ length: 30 }, () => aPostDetail());
  expect(parseFeed(newsFeed(posts, context)).items).toHaveLength(20);
});

test('without news it is a feed, too', () => {
  expect(parseFeed(newsFeed([], context)).items).toEqual([]);
});
