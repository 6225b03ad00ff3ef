/** A small content folder for tests, as data that a test may change before it is written. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITORIAL_PAGES, SHOP_CATEGORIES, WEEKDAYS } from '@mall/contracts';
import { stringify } from 'yaml';
import type { ContentSource } from '../content/schema/import-fields.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export type SampleContent = ContentSource;
type Shop = SampleContent['shops'][number];
type Post = SampleContent['posts'][number];
type Discount = SampleContent['discounts'][number];

/** Of the size of a cover, which is large enough for every image. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="500"><path fill="#2e7d5b" d="M0 0h1440v500H0z"/></svg>`;
const SAMPLE_IMAGE = 'images/sample.svg';
const image = { file: SAMPLE_IMAGE, alt: { hu: 'Kép', en: 'Image' } };
const WORKDAYS = WEEKDAYS.slice(0, 5);
const both = (hu: string, en: string) => ({ hu, en });

/** A shop with what a test gives and plain values for the rest. */
export function sampleShop(shop: Pick<Shop, 'slug' | 'name' | 'unit'> & Partial<Shop>): Shop {
  return {
    categories: ['fashion-lingerie'],
    floor: 'ground',
    lead: both('Divat mindenkinek', 'Fashion for all'),
    description: both('Ruhák és kiegészítők.', 'Clothes and accessories.'),
    logo: image,
    ...shop,
  };
}

/** A post with what a test gives and plain values for the rest. */
export function samplePost(post: Pick<Post, 'slug' | 'published'> & Partial<Post>): Post {
  return {
    title: both(`Hír: ${post.slug}`, `News: ${post.slug}`),
    lead: both('A {{brand}} hírei. '.repeat(10).trim(), 'News of {{brand}}. '.repeat(10).trim()),
    topic: 'shops',
    body: both(
      '<p>Szöveg <script>alert(1)</script><a href="/my{product}-kartya" onclick="x()">kártya</a></p>',
      '<p>Text of {{brand}}</p>',
    ),
    featured: image,
    cover: image,
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
    featured: image,
    ...discount,
  };
}

/** Content that has no issue. */
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
      samplePost({
        slug: 'mai-hir',
        published: 'today',
        event: { from: 'today+3 16:00', until: 'today+4', place: both('Központi tér', 'Square') },
      }),
      samplePost({ slug: 'holnapi-hir', published: 'today+1' }),
    ],
    events: [
      {
        id: 'etetes',
        title: both('Etetés', 'Feeding'),
        lead: both('Rájaetetés', 'The rays are fed'),
        path: both('/tropicarium#etetesek', '/tropicarium?lang=en#etetesek'),
        repeats: [{ start: '11:00', end: '11:30' }],
        place: both('Tropicarium', 'Tropicarium'),
        hours_group: 'tropicarium',
      },
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
        poster: image,
        screenings: [
          { days: ['saturday', 'sunday'], times: ['10:00'], version: 'dubbed', hall: 2 },
          { days: WORKDAYS, times: ['14:30'], version: 'dubbed', hall: 2 },
          { times: ['20:00'], version: 'dubbed', format: '3D', hall: 11 },
        ],
      },
    ],
    pages: [samplePage(), ...otherPages()],
    campaigns: [sampleCampaign()],
    coupons: [sampleCoupon()],
  };
}

const HOURS_GROUPS = ['shops', 'restaurants', 'tesco', 'cinema', 'tropicarium', 'kockapark', 'gym'];

function sampleSite(): SampleContent['site'] {
  const hours = [{ hours: '10:00-20:00', from: 'monday' as const, to: 'sunday' as const }];
  const link = both('/my{product}-kartya', '/my{product}-card');
  const box = { name: both('Kártya', 'Card'), link, desktop: image, mobile: image };
  return {
    categories: SHOP_CATEGORIES.map((slug) => ({ slug, name: both(`${slug} hu`, `${slug} en`) })),
    opening_hours: HOURS_GROUPS.map((id) => ({ id, name: both(`${id} hu`, `${id} en`), hours })),
    opening_exceptions: [
      {
        groups: ['shops', 'gym'],
        from: '12-24',
        until: '12-26',
        closed: true,
        reason: both('karácsony', 'Christmas'),
      },
      { groups: ['shops'], date: '2026-12-24', hours: '10:00-13:00' },
    ],
    menu_shops: [{ name: both('Boltok', 'Shops'), desktop: ['reserved'], mobile: ['lepes'] }],
    app_privacy_url: both('/app#adat', '/app?lang=en#data'),
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
        image,
      },
    ],
    mega_menu: { shops: [box], services: [box] },
    pinned: {
      shops: ['sportisimo', 'reserved'],
      posts: ['mai-hir', 'holnapi-hir'],
      slider: ['regi-hir'],
      discounts: ['mai', 'lejart'],
      movies: ['hajnal'],
    },
  };
}

/** Runs on the first six days of December 2026. */
function sampleCampaign(): NonNullable<SampleContent['campaigns']>[number] {
  return {
    id: 'advent-jatek',
    title: both('Adventi játék', 'Advent game'),
    from: '2026-12-01 10:00',
    until: '2026-12-06',
    entries_until: '2026-12-06 18:00',
    call: 'advent',
    presents: [
      { day: '2026-12-01', headline: both('Első', 'First'), html: both('<p>1</p>', '<p>1</p>') },
      {
        day: '2026-12-03',
        headline: both('Harmadik', 'Third'),
        html: both('<p>3</p>', '<p>3</p>'),
      },
    ],
    game: {
      solution: 'CSILLAG',
      stations: [
        {
          id: 'pult',
          name: both('Pult', 'Desk'),
          opens: '2026-12-01 10:00',
          clue: both('<p>Balra</p>', '<p>On the left</p>'),
        },
        {
          id: 'mozi',
          name: both('Mozi', 'Cinema'),
          opens: '2026-12-04',
          clue: both('<p>Jobbra</p>', '<p>On the right</p>'),
        },
      ],
    },
    promotion: {
      from: '2026-11-20',
      until: '2026-12-06',
      minimum: 10_000,
      codes: ['ADVENT01', 'ADVENT02', 'ADVENT03'],
    },
    invitation: {
      codes: ['GUEST001', 'GUEST002'],
      ...{ from: '2026-12-05 18:30', until: '2026-12-05 23:00' },
      ...{ place: both('Terem', 'Hall'), path: both('/advent-jatek', '/advent-jatek?lang=en') },
    },
    winners: [
      { name: 'A. Anna', prize: both('Jegy', 'Ticket'), drawn: '2026-12-02' },
      { name: 'B. Béla', prize: both('Torta', 'Cake'), drawn: '2026-12-05' },
    ],
  };
}

function sampleCoupon(): NonNullable<SampleContent['coupons']>[number] {
  return {
    slug: 'cipo',
    title: both('Cipők', 'Shoes'),
    value: '20%',
    lead: both('Minden cipőre', 'On all shoes'),
    body: both('<p>Mindre</p>', '<p>On all</p>'),
    shop: 'reserved',
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
    cover: image,
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

function otherPages(): SampleContent['pages'] {
  const { cover: _cover, ...page } = samplePage();
  return EDITORIAL_PAGES.filter((id) => id !== page.id).map((id) => ({
    ...{ ...page, id, title: both(`Oldal: ${id}`, `Page: ${id}`) },
    sections: [],
  }));
}

/** Writes `content` as YAML and GeoJSON files, its image and further `files` into a new temporary folder. */
export async function writeContentFolder(
  content: SampleContent,
  files: Record<string, Buffer> = {},
): Promise<string> {
  const folder = await makeTemporaryFolder();
  const writeYaml = (name: string, value: unknown) =>
    writeFile(join(folder, name), stringify(value, { aliasDuplicateObjects: false }));
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'campaigns'));
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, SAMPLE_IMAGE), SVG);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const { pages, campaigns = [], floor_plan, ...rest } = content;
  for (const [name, value] of Object.entries(rest)) {
    await writeYaml(`${name}.yaml`, value);
  }
  if (floor_plan) await mkdir(join(folder, 'floor-plan'));
  for (const [type, features] of Object.entries(floor_plan ?? {})) {
    // One feature a line, as in the real files: issues name the line.
    const text = JSON.stringify(features).replaceAll('{"type":"Feature",', '\n{"type":"Feature",');
    await writeFile(join(folder, 'floor-plan', `${type}.geojson`), text);
  }
  for (const campaign of campaigns) {
    await writeYaml(`campaigns/${campaign.id}.yaml`, campaign);
  }
  for (const [index, page] of pages.entries()) {
    await writeYaml(`pages/${index}-${page.id}.yaml`, page);
  }
  return folder;
}
