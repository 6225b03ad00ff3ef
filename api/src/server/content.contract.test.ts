/** Content as it is imported into each database and served over real HTTP: every call, versions and public ids. */
import { API_SCHEMAS, type ApiCall, envelope, LANGUAGES } from '@mall/contracts';
import {
  sampleContent,
  sampleDiscount,
  samplePost,
  sampleShop,
} from '../testing/sample-content.ts';
import { TEST_DATABASES } from '../testing/test-databases.ts';
import { siteForTests } from '../testing/test-site.ts';

const CALLS: [ApiCall, string][] = [
  ['config', '/config'],
  ['menus', '/menus'],
  ['home', '/home'],
  ['highlights', '/highlights'],
  ['shops', '/shops'],
  ['pinnedShops', '/shops/pinned'],
  ['shop', '/shops/reserved'],
  ['shopPage', '/shops/reserved/page'],
  ['shopList', '/shop-list?category=fashion-lingerie'],
  ['shopMap', '/shop-map?page=1'],
  ['menuShops', '/menu-shops'],
  ['floorPlan', '/map'],
  ['planDrawing', '/map/drawing'],
  ['arrivals', '/map/arrivals/reserved'],
  ['today', '/today'],
  ['cinema', '/cinema'],
  ['featuredMovies', '/cinema/featured'],
  ['movies', '/movies'],
  ['movie', '/movies/hajnal'],
  ['posts', '/posts'],
  ['postList', '/post-list?topic=shops'],
  ['pinnedPosts', '/posts/pinned'],
  ['post', '/posts/mai-hir'],
  ['events', '/events?days=2&age=children'],
  ['discounts', '/discounts'],
  ['pinnedDiscounts', '/discounts/pinned'],
  ['discount', '/discounts/mai'],
  ['editorialPage', '/pages/gift-card'],
  ['pageSummary', '/pages/gift-card/summary'],
  ['listHead', '/pages/gift-card/head'],
  ['venues', '/venues'],
  ['search', '/search?query=a'],
];

const withoutMeta = ({ meta, ...body }: { meta?: unknown }) => body;

describe.each(TEST_DATABASES)('content from %s', (_name, open) => {
  const site = siteForTests(open);
  const version = async () => (await site.data('/readyz')).version;

  it.each(CALLS)('responds to %s in each language as its schema says', async (call, path) => {
    for (const language of LANGUAGES) {
      const response = await site.get(path, language);
      expect(response.status).toBe(200);
      const schema = envelope(API_SCHEMAS[call]).strict();
      expect(schema.safeParse(withoutMeta(await response.json())).error).toBeUndefined();
      expect(Object.fromEntries(response.headers)).toMatchObject({
        vary: expect.stringContaining('Content-Language'),
        'cache-control': 'no-cache',
        'content-language': language,
      });
    }
  });

  it('describes every call, and no file', async () => {
    const document = await (await site.get('/openapi.json')).json();
    const ids = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap(
      (path) => Object.values(path).map(({ operationId }) => operationId),
    );
    const links = ['newsletter', 'newsletterConfirm', 'newsletterUnsubscribe'];
    expect(ids).toEqual(expect.arrayContaining([...CALLS.map(([call]) => call), ...links]));
    expect(Object.keys(document.paths).filter((path) => path.includes('media'))).toEqual([]);
  });

  it('shows an import, and has a new version for it', async () => {
    const before = await version();
    const content = sampleContent();
    content.shops.push(sampleShop({ slug: 'uj-bolt', name: 'Új bolt', unit: 'F-77' }));
    await site.load(content);
    expect(await version()).not.toBe(before);
    expect((await site.data('/shops/uj-bolt')).name).toBe('Új bolt');
  });

  describe('has public ids that', () => {
    const idsAt = async (path: string): Promise<Record<string, number>> => {
      const data = await site.data(path);
      const items: { slug: string; id: number }[] = Array.isArray(data) ? data : data.slider;
      return Object.fromEntries(items.map(({ slug, id }) => [slug, id]));
    };
    const allIds = () =>
      Promise.all(['/shops', '/posts', '/posts/pinned', '/discounts'].map(idsAt));
    beforeEach(() => site.load(sampleContent()));

    it('stay when the files are put into another order, and new entries come first', async () => {
      const before = await allIds();
      const content = sampleContent();
      content.shops = [
        sampleShop({ slug: 'uj-bolt', name: 'Új bolt', unit: 'F-77' }),
        ...content.shops.reverse(),
      ];
      content.posts = [samplePost({ slug: 'uj', published: 'today' }), ...content.posts.reverse()];
      content.discounts = [sampleDiscount({ slug: 'uj' }), ...content.discounts.reverse()];
      await site.load(content);

      const after = await allIds();
      expect(after).toMatchObject(before);
      for (const ids of after.map(Object.values)) expect(new Set(ids).size).toBe(ids.length);
    });

    it('are new for a new slug, and the old ones when a slug returns', async () => {
      const before = await idsAt('/shops');
      const renamed = sampleContent();
      Object.assign(renamed.shops[1] ?? {}, { slug: 'atnevezve' });
      renamed.site.pinned.shops = [];
      await site.load(renamed);
      const between = await idsAt('/shops');
      expect(between.sportisimo).toBeUndefined();
      expect(Object.values(before)).not.toContain(between.atnevezve);
      await site.load(sampleContent());
      expect(await idsAt('/shops')).toEqual(before);
    });
  });
});
