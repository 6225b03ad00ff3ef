import type { LocalContent } from './local-content.ts';
import { localisePosts } from './posts.ts';

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

const localised = () => localisePosts(content, '2026-11-25', { datesOfPost: () => [] });
const slugsOf = (posts: readonly { slug: string }[] = []) => posts.map(({ slug }) => slug);

test('the newest is first; one of a later day is not there, nor on the home page', () => {
  const { posts, landing } = localised();
  expect(slugsOf(posts)).toEqual(['newest', 'newer', 'new', 'old', 'oldest']);
  expect(slugsOf(landing)).toEqual(['old', 'newest']);
});

test('beside a post are the three newest others', () => {
  const { detail } = localised();
  expect(slugsOf(detail('newer')?.others)).toEqual(['newest', 'new', 'old']);
  expect(detail('tomorrow')).toBeUndefined();
});
