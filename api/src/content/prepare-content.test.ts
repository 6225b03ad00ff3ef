/** Content faults: all of them are reported, each with its file and field. */
import { join } from 'node:path';
import {
  sampleContent,
  sampleDiscount,
  samplePost,
  sampleShop,
  writeContentFolder,
} from '../testing/sample-content.ts';
import { ContentError, formatFault } from './fault.ts';
import { prepareContent } from './prepare-content.ts';

const context = { brandSlug: 'teszt', today: '2026-11-20' };

async function faultsOf(folder: string): Promise<string[]> {
  try {
    await prepareContent(folder, context, new Map());
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(formatFault);
    throw error;
  }
}

describe('prepareContent', () => {
  it('takes content without a fault', async () => {
    expect(await faultsOf(await writeContentFolder(sampleContent()))).toEqual([]);
  });

  it('names each file that is missing', async () => {
    const faults = await faultsOf(join(__dirname, 'no-such-folder'));
    expect(faults).toHaveLength(5);
    expect(faults[0]).toBe('site.yaml: cannot be read; every content folder has this file');
  });

  it('reports faults of shape and of reference together', async () => {
    const content = sampleContent();
    const { site } = content;
    content.shops.push(
      sampleShop({ slug: 'reserved', name: 'Twice', unit: 'F-01' }),
      sampleShop({ slug: 'terkep', name: 'Map', unit: 'F-90' }),
      sampleShop({ slug: 'teszt-kockapark', name: 'Bricks', unit: 'F-91' }),
    );
    content.discounts.push(
      sampleDiscount({ slug: 'vissza', valid_from: '2026-12-02', valid_until: '2026-12-01' }),
      sampleDiscount({ slug: 'arva', shop: 'nincs' }),
    );
    site.categories.pop();
    site.pinned = {
      shops: [],
      posts: ['nincs-hir'],
      slider: ['nincs-hir'],
      discounts: ['nincs'],
      movies: ['nincs'],
    };
    // A fault of shape in one file does not hide what is wrong in the others.
    Object.assign(content.movies[0] ?? {}, { length: -1, nonsense: true });
    content.posts.push(samplePost({ slug: 'pinned', published: 'today' }));
    const [page] = content.pages;
    if (page) content.pages.push({ ...page, description: { hu: 'Rövid', en: 'Short' } });

    const faults = await faultsOf(await writeContentFolder(content));
    const expected = [
      'movies.yaml: 0.length',
      'movies.yaml: 0: Unrecognized key: "nonsense"',
      'shops.yaml: 4.slug: "reserved" stands at 0 already',
      'shops.yaml: 4.unit: "F-01" stands at 0 already',
      'shops.yaml: 5.slug: "terkep" is a reserved word',
      'shops.yaml: 6.slug: "teszt-kockapark" is a reserved word',
      'posts.yaml: 3.slug: "pinned" is a reserved word',
      'discounts.yaml: 3.valid_until: 2026-12-01 is before valid_from (2026-12-02)',
      'discounts.yaml: 4.shop: "nincs" is no shop',
      'site.yaml: categories: names no category "service"',
      'site.yaml: pinned.posts.0: "nincs-hir" is no post',
      'site.yaml: pinned.slider.0: "nincs-hir" is no post',
      'site.yaml: pinned.discounts.0: "nincs" is no discount',
      'pages/1-gift-card.yaml: id: "gift-card" is the id of pages/0-gift-card.yaml already',
      'pages/1-gift-card.yaml: description.hu: has 5 characters',
      'pages/1-gift-card.yaml: description.en: has 5 characters',
    ];
    for (const start of expected) {
      expect(faults.filter((fault) => fault.startsWith(start))).toHaveLength(1);
    }
    expect(faults).toHaveLength(expected.length);
  });

  it('wants a cover for each slide, and known films', async () => {
    const content = sampleContent();
    const { cover: _cover, ...plain } = samplePost({ slug: 'sima', published: 'today' });
    content.posts.push(plain);
    content.site.pinned.slider = ['sima'];
    content.site.pinned.movies = ['nincs'];
    expect(await faultsOf(await writeContentFolder(content))).toEqual([
      'site.yaml: pinned.slider.0: "sima" has no cover; a hero slide needs one',
      'site.yaml: pinned.movies.0: "nincs" is no film in movies.yaml',
    ]);
  });

  it('refuses days that do not exist, and HTML of which nothing is left', async () => {
    const content = sampleContent();
    content.posts.push(samplePost({ slug: 'februar', published: '2026-02-30' }));
    expect(await faultsOf(await writeContentFolder(content))).toEqual([
      'posts.yaml: 3.published: YYYY-MM-DD, today, today+N or today-N',
    ]);
    const scripts = sampleContent();
    const body = { hu: '<script>x</script>', en: '<p>Text</p>' };
    scripts.posts.push(samplePost({ slug: 'script', published: 'today', body }));
    expect(await faultsOf(await writeContentFolder(scripts))).toEqual([
      'posts.yaml: 3.body.hu: holds nothing but HTML that is not allowed',
    ]);
  });
});
