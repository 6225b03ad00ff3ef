/** Public ids belong to slugs: they outlive every edit of the content files. */
import {
  sampleContent,
  sampleDiscount,
  samplePost,
  sampleShop,
} from '../testing/sample-content.ts';
import { TEST_DATABASES } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

describe.each(TEST_DATABASES)('public ids on %s', (_name, open) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  const idsAt = async (path: string): Promise<Record<string, number>> => {
    const { data } = await (await site.get(path)).json();
    const items: { slug: string; id: number }[] = Array.isArray(data) ? data : data.slider;
    return Object.fromEntries(items.map(({ slug, id }) => [slug, id]));
  };
  const allIds = async () => ({
    shops: await idsAt('/shops'),
    posts: await idsAt('/posts'),
    slider: await idsAt('/posts/pinned'),
    discounts: await idsAt('/discounts'),
  });

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
    for (const kind of ['shops', 'posts', 'discounts'] as const) {
      const ids = Object.values(after[kind]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are new for a new slug, and the old ones when a slug returns', async () => {
    await site.load(sampleContent());
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
