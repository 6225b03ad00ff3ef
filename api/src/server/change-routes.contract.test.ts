/** The days of the last changes over real HTTP, on both databases. */
import { contentChangesResponseSchema } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { sampleContent } from '../testing/sample-content.ts';
import { TEST_DATABASES } from '../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const EARLIER = '2026-01-05';

describe.each(TEST_DATABASES)('GET /changes on %s', (_name, open) => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite(open());
  });
  afterAll(() => site.close());

  const changes = async () =>
    contentChangesResponseSchema.parse(await (await site.get('/changes')).json()).data;

  it('gives the day of the import that changed an item, and no other', async () => {
    const content = sampleContent();
    await site.db
      .updateTable('content_items')
      .set({ changed_at: `${EARLIER}T12:00:00.000Z` })
      .execute();
    const [first, ...others] = content.shops;
    if (!first) throw new Error('the sample content has no shop');
    await site.load({ ...content, shops: [{ ...first, phone: '+36 1 555 9999' }, ...others] });

    const { shops, posts, pages } = await changes();
    const { [first.slug]: changed, ...unchanged } = shops;
    expect(changed).toBe(mallDay(new Date()));
    const earlier = Object.values({ ...unchanged, ...posts, ...pages });
    expect(new Set(earlier)).toEqual(new Set([EARLIER]));
    expect(Object.keys(pages).length).toBeGreaterThan(0);
  });
});
