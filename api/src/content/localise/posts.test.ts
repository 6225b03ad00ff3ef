import type { LocalContent } from './local-content.ts';
import { localisePosts, localiseSlides } from './posts.ts';

const TODAY = '2026-11-25';

const post = (slug: string, published: string) => ({ slug, title: slug, lead: 'Lead', published });

const content = {
  site: { pinned: { posts: ['old', 'tomorrow', 'newest'] } },
  posts: [
    post('old', '2026-11-01'),
    post('newest', '2026-11-25'),
    post('tomorrow', '2026-11-26'),
    post('newer', '2026-11-20'),
    post('new', '2026-11-10'),
    post('oldest', '2026-10-01'),
  ],
} as unknown as LocalContent;

const localised = () => localisePosts(content, TODAY, { datesOfPost: () => [] });
const slugsOf = (posts: readonly { slug: string }[] = []) => posts.map(({ slug }) => slug);

test('the newest is first; one of a later day is not there, nor on the home page', () => {
  const { posts, landing } = localised();
  expect(slugsOf(posts)).toEqual(['newest', 'newer', 'new', 'old', 'oldest']);
  expect(slugsOf(landing)).toEqual(['old', 'newest']);
});

describe('the list', () => {
  const topics = ['services', 'events'];
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...post(`post-${index}`, '2026-11-20'),
    topic: topics[index % 2],
  }));
  const { list } = localisePosts({ ...content, posts: many } as unknown as LocalContent, TODAY, {
    datesOfPost: () => [],
  });

  test('comes in pages of 24 with the topics of all posts', () => {
    expect(slugsOf(list({ page: 1 })?.posts)).toEqual(slugsOf(many.slice(0, 24)));
    expect(list({ page: 3 })).toMatchObject({ page: 3, pages: 3, topics: ['events', 'services'] });
    expect(slugsOf(list({ page: 3 })?.posts)).toEqual(['post-48', 'post-49']);
    expect(list({ page: 4 })).toBeUndefined();
  });

  test('has pages of each topic, one where no post is on it', () => {
    const events = list({ page: 2, topic: 'events' });
    expect(events).toMatchObject({ pages: 2, posts: [{ slug: 'post-49' }] });
    expect(list({ page: 1, topic: 'venues' })).toMatchObject({ pages: 1, posts: [] });
  });
});

test('beside a post are the three newest others', () => {
  const { detail } = localised();
  expect(slugsOf(detail('newer')?.others)).toEqual(['newest', 'new', 'old']);
  expect(detail('tomorrow')).toBeUndefined();
});

const images = { cover: { '1x': '/cover' }, featured: { '1x': '/featured' } };
const item = (slug: string, rest: object) => ({
  ...{ id: 1, slug, title: slug, lead: 'Lead' },
  ...images,
  ...rest,
});

const contentWith = (slider: LocalContent['site']['pinned']['slider']) =>
  ({
    site: { pinned: { slider } },
    posts: [
      item('lights', { published: '2026-11-20' }),
      item('later', { published: '2026-12-24' }),
      item('plain', { published: '2026-11-20', cover: undefined }),
      item('last-day', { published: '2026-11-20', event: { until: '2026-11-25 18:00' } }),
      item('ended', { published: '2026-11-20', event: { until: '2026-11-24' } }),
    ],
    discounts: [
      item('coats', { id: 7, valid_from: '2026-11-25', valid_until: '2026-11-25' }),
      item('over', { valid_from: '2026-11-20', valid_until: '2026-11-24' }),
      item('to-come', { valid_from: '2026-11-26', valid_until: '2026-12-24' }),
      // The same slug as a post.
      item('lights', { id: 9, valid_from: '2026-11-20', valid_until: '2026-12-25' }),
    ],
  }) as unknown as LocalContent;

const slidesOf = (slider: LocalContent['site']['pinned']['slider']) =>
  localiseSlides(contentWith(slider), TODAY).map(({ type, slug, id }) => [type, slug, id]);

test('slides are posts and discounts in the order of the content', () => {
  expect(
    slidesOf([
      { type: 'discount', slug: 'coats' },
      { type: 'post', slug: 'lights' },
      { type: 'discount', slug: 'lights' },
      { type: 'post', slug: 'last-day' },
    ]),
  ).toEqual([
    ['discount', 'coats', 7],
    ['post', 'lights', 1],
    ['discount', 'lights', 9],
    ['post', 'last-day', 1],
  ]);
});

test('what is not published yet, over or without a cover has no slide', () => {
  expect(
    slidesOf([
      { type: 'post', slug: 'later' },
      { type: 'discount', slug: 'over' },
      { type: 'discount', slug: 'to-come' },
      { type: 'post', slug: 'plain' },
      { type: 'post', slug: 'ended' },
    ]),
  ).toEqual([]);
});
