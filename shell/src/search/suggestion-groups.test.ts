import type { ImageSet, SearchResult } from '@mall/contracts';
import type { Visit } from '@mall/runtime';
import { suggestionGroups } from './suggestion-groups.ts';

const image: ImageSet = { '1x': '/media/a.jpg', width: 4, height: 3, alt: 'A' };
const featured = { images: { featured: image } };

const RESULT: SearchResult = {
  shops: [{ slug: 'hm', name: 'H&M', images: { logo: image } }],
  posts: [{ slug: 'hir', title: 'Hír', ...featured }],
  discounts: [],
};

function visitWith(...routes: string[]): Visit {
  const visit: Pick<Visit, 'hasRoute' | 'pathTo'> = {
    hasRoute: (id) => routes.includes(id),
    pathTo: (...[id, params]) => `/${id}/${params?.slug}`,
  };
  return visit as Visit;
}

test('each suggestion names its page; groups without any are left out', () => {
  const shop = { slug: 'hm', title: 'H&M', path: '/shop/hm', image, isLogo: true };
  const post = { slug: 'hir', title: 'Hír', path: '/post/hir', image, isLogo: false };
  expect(suggestionGroups(RESULT, visitWith('shop', 'post', 'discount'))).toEqual([
    { kind: 'shops', suggestions: [shop] },
    { kind: 'posts', suggestions: [post] },
  ]);
});

test('what no live app has a page for is left out', () => {
  expect(suggestionGroups(RESULT, visitWith('post')).map(({ kind }) => kind)).toEqual(['posts']);
});

test('five of a group are shown at most', () => {
  const posts = Array.from({ length: 8 }, (_, n) => ({ slug: `p${n}`, title: 'P', ...featured }));
  const [group] = suggestionGroups({ shops: [], posts, discounts: [] }, visitWith('post'));
  expect(group?.suggestions.map(({ slug }) => slug)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
});
