import { POST_TOPICS, type Post, type PostList } from '@mall/contracts';
import type { CallParams } from '@mall/runtime';
import { anEditorialPage, aPost, aPostList, renderPage } from '@mall/testing';
import { chipClass } from '@mall/ui/filter-chips';
import * as page from './page.tsx';

/** As the API lists `posts`, with all of them on one page. */
const listOf =
  (posts: readonly Post[]) =>
  ({ topic }: CallParams) =>
    aPostList({
      posts: posts.filter((post) => !topic || post.topic === topic),
      topics: POST_TOPICS.filter((one) => posts.some((post) => post.topic === one)),
    });

const showList = (postList: PostList | ((params: CallParams) => PostList), path: string) =>
  renderPage(page, {
    app: 'content',
    path,
    data: { editorialPage: anEditorialPage({ title: 'Hírek' }), postList },
  });

const show = (posts: Post[], path = '/aktualitasok') => showList(listOf(posts), path);

const titles = (shown: Awaited<ReturnType<typeof show>>) =>
  shown.queryAllByRole('article').map((card) => card.querySelector('h2')?.textContent);

test('shows date and short lead on a card that links to the post', async () => {
  const post = aPost({ slug: 'zebra', title: 'Zebra', lead_limited: 'Stripes …' });
  const shown = await show([aPost(), post], '/news');
  const link = shown.getByRole('link', { name: 'Zebra' });
  expect(link.getAttribute('href')).toBe('/news/zebra');
  expect(link.closest('article')?.textContent).toContain('10\u00a0November 2026');
  expect(link.closest('article')?.textContent).toContain('Stripes …');
});

test('sets a post without a picture on the colour of its topic', async () => {
  const shown = await show([aPost({ title: 'Zebra', topic: 'venues', images: {} })], '/news');
  const card = shown.getByRole('link', { name: 'Zebra' }).closest('article');
  expect(card?.classList).toContain('venues');
  expect(card?.querySelector('img')).toBeNull();
});

const mixed = () => [
  aPost({ title: 'Vásár', topic: 'events' }),
  aPost({ title: 'Kávézó', topic: 'shops' }),
  aPost({ title: 'Koncert', topic: 'events' }),
];

test('links each topic to its own page', async () => {
  const shown = await show(mixed());
  const topics = shown.getByRole('navigation', { name: 'Hírek téma szerint' });
  expect([...topics.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Minden hír',
    'Események',
    'Üzletek',
  ]);
  await shown.user.click(shown.getByRole('link', { name: 'Események' }));
  const chosen = await shown.findByRole('link', { name: 'Események', current: true });
  expect(chosen.className).toBe(chipClass());
  expect(titles(shown)).toEqual(['Vásár', 'Koncert']);
  expect(shown.url()).toBe('/aktualitasok?tema=events');
});

test('names the topic in the head and lists all of its news', async () => {
  const many = Array.from({ length: 29 }, () => aPost({ topic: 'shops' }));
  const { meta } = await show([aPost({ topic: 'events' }), ...many], '/news?tema=shops');
  expect(meta).toMatchObject({ title: 'News: Shops' });
  expect(meta.structuredData?.[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: many.map(({ title }, index) => ({ position: index + 1, name: title })),
  });
});

test('ignores an unknown topic, and shows a message for one without news', async () => {
  expect(titles(await show(mixed(), '/aktualitasok?tema=x'))).toHaveLength(3);
  const shown = await show(mixed(), '/aktualitasok?tema=services');
  shown.getByRole('heading', { name: 'Ebben a témában most nincs hírünk' });
});

test('links the pages of a long list, each with its own head', async () => {
  const postList = ({ page }: CallParams) =>
    aPostList({ posts: [aPost({ title: `Post ${page}` })], topics: ['shops'], page: 2, pages: 3 });
  const shown = await showList(postList, '/news?oldal=2');
  expect(titles(shown)).toEqual(['Post 2']);
  expect(shown.meta).toMatchObject({ title: 'Hírek, page 2', query: { oldal: '2' } });
  shown.getByRole('link', { name: 'Page 2', current: 'page' });
  const next = shown.getByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/news?oldal=3#lista');
});

test('keeps the topic from page to page; all news is its canonical page', async () => {
  const postList = aPostList({ posts: [aPost()], topics: ['shops'], page: 2, pages: 2 });
  const shown = await showList(postList, '/news?tema=shops&oldal=2');
  expect(shown.meta).toMatchObject({ title: 'News: Shops, page 2', query: {} });
  const previous = shown.getByRole('link', { name: 'Previous' });
  expect(previous.getAttribute('href')).toBe('/news?tema=shops#lista');
});

test('links to the feed of the language in page and head', async () => {
  const shown = await show([aPost()], '/news');
  const path = '/api/posts/feed.atom?lang=en';
  expect(shown.meta.feed).toEqual({ title: 'Testliget: news', path });
  const link = shown.getByRole('link', { name: 'News feed (Atom)' });
  expect(link.getAttribute('href')).toBe(`https://mall.example${path}`);
});

test('shows a message without news', async () => {
  const shown = await show([]);
  shown.getByRole('heading', { name: 'Most nincs friss hírünk' });
});
