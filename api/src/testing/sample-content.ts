/** A small content folder for tests, as data that a test may change before it is written. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP_CATEGORIES } from '@mall/contracts';
import { stringify } from 'yaml';
import type { z } from 'zod';
import type { BuildImage } from '../content/prepare-content.ts';
import type { contentSourceSchema } from '../content/source-schema.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export type SampleContent = z.input<typeof contentSourceSchema>;
type Shop = SampleContent['shops'][number];
type Post = SampleContent['posts'][number];
type Discount = SampleContent['discounts'][number];

const art = { art: 'scene', alt: { hu: 'Kép', en: 'Picture' } };
const both = (hu: string, en: string) => ({ hu, en });

/** A shop with what a test gives and plain values for the rest. */
export function sampleShop(shop: Pick<Shop, 'slug' | 'name' | 'unit'> & Partial<Shop>): Shop {
  return {
    categories: ['fashion-lingerie'],
    floor: 'ground',
    lead: both('Divat mindenkinek', 'Fashion for all'),
    description: both('Ruhák és kiegészítők.', 'Clothes and accessories.'),
    logo: art,
    ...shop,
  };
}

/** A post with what a test gives and plain values for the rest. */
export function samplePost(post: Pick<Post, 'slug' | 'published'> & Partial<Post>): Post {
  return {
    title: both(`Hír: ${post.slug}`, `News: ${post.slug}`),
    lead: both('A {{brand}} hírei. '.repeat(10).trim(), 'News of {{brand}}. '.repeat(10).trim()),
    body: both(
      '<p>Szöveg <script>alert(1)</script><a href="/my{product}-kartya" onclick="x()">kártya</a></p>',
      '<p>Text of {{brand}}</p>',
    ),
    featured: art,
    cover: art,
    ...post,
  };
}

/** A discount with what a test gives and plain values for the rest. */
export function sampleDiscount(discount: Pick<Discount, 'slug'> & Partial<Discount>): Discount {
  return {
    title: both(`Kedvezmény: ${discount.slug}`, `Discount: ${discount.slug}`),
    lead: both('Rövid leírás', 'Short description'),
    body: both('<p>Leírás</p>', '<p>Description</p>'),
    type: 'percentage',
    value: 25,
    created: 'today-5',
    valid_from: 'today-5',
    valid_until: 'today',
    featured: art,
    ...discount,
  };
}

/** Content that has no fault. */
export function sampleContent(): SampleContent {
  return {
    site: sampleSite(),
    shops: [
      sampleShop({ slug: 'reserved', name: 'Reserved', unit: 'F-01' }),
      sampleShop({ slug: 'sportisimo', name: 'Sportisimo', unit: 'F-02' }),
      sampleShop({ slug: 'cipovilag', name: 'Cipővilág', unit: 'E-01', floor: 'upper' }),
      sampleShop({
        slug: 'lepes',
        name: 'Lépés',
        unit: 'E-02',
        floor: 'upper',
        description: both('Cipők és táskák.', 'Shoes and bags.'),
      }),
    ],
    posts: [
      samplePost({ slug: 'regi-hir', published: '2020-01-15' }),
      samplePost({ slug: 'mai-hir', published: 'today' }),
      samplePost({ slug: 'holnapi-hir', published: 'today+1' }),
    ],
    discounts: [
      sampleDiscount({ slug: 'lejart', valid_until: 'today-1' }),
      sampleDiscount({ slug: 'mai', shop: 'reserved' }),
      sampleDiscount({ slug: 'ajandek', type: 'text', value: both('<b>1+1</b>', '<em>1+1</em>') }),
    ],
    movies: [
      {
        id: 'hajnal',
        name: both('Hajnal', 'Dawn'),
        lead: both('Egy reggel.', 'One morning.'),
        genre: both('dráma', 'drama'),
        age_rating: 12,
        length: 101,
        sub_dub: ['dubbed'],
        url: 'https://tickets.example.com/dawn',
        poster: art,
        screenings: { weekday: ['20:00', '14:30'], weekend: ['10:00', '20:00'] },
      },
    ],
    pages: [samplePage()],
  };
}

function sampleSite(): SampleContent['site'] {
  const hours = [{ hours: '10:00-20:00', from: 'monday' as const, to: 'sunday' as const }];
  const link = both('/my{product}-kartya', '/my{product}-card');
  const box = { name: both('Kártya', 'Card'), link, desktop: art, mobile: art };
  return {
    categories: SHOP_CATEGORIES.map((slug) => ({ slug, name: both(`${slug} hu`, `${slug} en`) })),
    opening_hours: {
      shops: hours,
      restaurants: hours,
      tesco: hours,
      cinema: hours,
      tropicarium: hours,
      jatszohaz: hours,
      gym: hours,
    },
    coupon_day_active: true,
    app_privacy_url: both('/app#adat', '/app#data'),
    contact: {
      address: '{{brand}} tér 1.',
      postal_code: '1234',
      city: 'Budapest',
      phone: '+36 1 234 5678',
      email: 'info@example.com',
      latitude: 47.4,
      longitude: 19.1,
    },
    highlights: [
      {
        headline: both('Kártya', 'Card'),
        description: both('Leírás', 'Text'),
        url: link,
        image: art,
      },
    ],
    mega_menu: { shops: [box], services: [box] },
    pinned: {
      shops: ['sportisimo', 'reserved'],
      posts: ['mai-hir', 'holnapi-hir'],
      slider: ['regi-hir', 'mai-hir'],
      discounts: ['mai', 'lejart'],
      movies: ['hajnal'],
    },
  };
}

function samplePage(): SampleContent['pages'][number] {
  return {
    id: 'gift-card',
    title: both('Ajándékkártya', 'Gift card'),
    lead: both('A {{brand}} kártyája', 'The card of {{brand}}'),
    description: both(
      'A bevásárlóközpont ajándékkártyája minden megjelölt üzletben használható.',
      'The gift card of the centre is accepted in every shop that shows its sign.',
    ),
    cover: art,
    sections: [
      {
        id: 'prices',
        heading: both('Árak', 'Prices'),
        html: both('<p>A {{brand}} árai</p>', '<p>Prices of {{brand}}</p>'),
        prices: [{ label: both('Jegy', 'Ticket'), amount: 3100, note: both('naponta', 'daily') }],
        links: [{ label: both('Tovább', 'More'), url: both('/ajandekkartya', '/gift-card') }],
      },
    ],
  };
}

/** Writes `content` as YAML files into a new temporary folder. */
export async function writeContentFolder(content: SampleContent): Promise<string> {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, 'pages'));
  const { pages, ...files } = content;
  for (const [name, value] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.yaml`), stringify(value));
  }
  for (const [index, page] of pages.entries()) {
    await writeFile(join(folder, 'pages', `${index}-${page.id}.yaml`), stringify(page));
  }
  return folder;
}

/** Stands for the drawing of pictures, which has tests of its own. */
export const fakeBuildImage: BuildImage = async ({ art: name }, kind) => {
  if (name === 'unknown') throw new Error('art "unknown" is not known');
  return { '1x': `/media/${kind}/1x.jpg`, width: 640, height: 400 };
};
