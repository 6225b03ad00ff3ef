import type { ApiCall, ApiData, HomeBlock } from '@mall/contracts';
import { HOME_BLOCKS } from '@mall/contracts';
import {
  aConfig,
  aDiscount,
  aHeroSlide,
  aHomeVideo,
  anEditorialPage,
  anImageSet,
  aPost,
  fireEvent,
  renderPage,
  setClock,
} from '@mall/testing';
import { act } from 'react';
import * as page from './page.tsx';

interface Content {
  slider?: ReturnType<typeof aHeroSlide>[];
  language?: 'hu' | 'en';
  landing?: ReturnType<typeof aPost>[];
  pinnedDiscounts?: ReturnType<typeof aDiscount>[];
  highlights?: { headline: string }[];
  blocks?: readonly HomeBlock[];
  video?: ReturnType<typeof aHomeVideo> | undefined;
  today?: ApiData['today'];
  /** Calls that the API refuses. */
  failing?: readonly ApiCall[];
  apps?: string[];
  path?: string;
  config?: ReturnType<typeof aConfig>;
}

const refuse = () => {
  throw new Error('refused');
};

const show = ({
  slider = [],
  landing = [],
  pinnedDiscounts = [],
  highlights = [{ headline: 'Lights' }],
  blocks = HOME_BLOCKS,
  video,
  failing = [],
  today = { events: [], films: [], ending: [] },
  apps,
  path = '/',
  language = 'en',
  config = aConfig(),
}: Content = {}) =>
  renderPage(page, {
    app: 'content',
    path,
    language,
    apps,
    data: {
      config,
      home: { blocks: [...blocks], ...(video && { video }) },
      today,
      highlights: highlights.map(({ headline }) => ({
        headline,
        description: 'Candles',
        url: '/news/lights',
        image: anImageSet(),
      })),
      editorialPage: anEditorialPage({ title: 'Title of home', lead: 'Lead of home' }),
      pageSummary: ({ slug }) => ({ title: `Title of ${slug}`, lead: `Lead of ${slug}` }),
      pinnedPosts: { slider, landing },
      pinnedDiscounts,
      ...Object.fromEntries(failing.map((call) => [call, refuse])),
    },
  });

/** A home page on which every block of this app has something to show. */
const full = (): Content => ({
  slider: [aHeroSlide({ title: 'Zebra' })],
  landing: [aPost({ title: 'A post' })],
  pinnedDiscounts: [aDiscount({ title: 'Coats' })],
  video: aHomeVideo({ heading: 'Our film' }),
});

/** The names of the blocks that are on the page, in its order. */
function blocksOn(container: HTMLElement): HomeBlock[] {
  const isHere: Partial<Record<HomeBlock, string>> = {
    today: 'nav[aria-label="Where to go"]',
    hero: '[aria-roledescription="carousel"]',
    highlights: 'ul[aria-label="Good reasons to come right now"]',
    discounts: 'a[href^="/discounts/"]',
    posts: 'ul[aria-label="Latest news"]',
    entertainment: '#elmenyek',
    movies: '[data-slot="featured-movies"]',
    shops: '[data-slot="shops-teaser"]',
    video: 'img[src*="still"]',
    newsletter: '[data-late-anchor]',
  };
  const found = HOME_BLOCKS.flatMap((name) => {
    const element = container.querySelector(isHere[name] ?? '');
    return element ? [{ name, element }] : [];
  });
  const precedes = (a: Element, b: Element) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return found.sort((a, b) => precedes(a.element, b.element)).map(({ name }) => name);
}

beforeEach(() => setClock('2026-11-25T12:00:00+01:00'));
afterEach(() => jest.useRealTimers());

describe('blocks', () => {
  test('follow the order of the content', async () => {
    expect(blocksOn((await show(full())).container)).toEqual([...HOME_BLOCKS]);
    const blocks = [...HOME_BLOCKS].reverse();
    expect(blocksOn((await show({ ...full(), blocks })).container)).toEqual(blocks);
  });

  test.each(HOME_BLOCKS)('%s can be left out', async (name) => {
    const blocks = HOME_BLOCKS.filter((block) => block !== name);
    expect(blocksOn((await show({ ...full(), blocks })).container)).toEqual(blocks);
  });

  test.each<[HomeBlock, Content]>([
    ['highlights', { highlights: [] }],
    ['discounts', { pinnedDiscounts: [] }],
    ['posts', { landing: [] }],
    ['video', { video: undefined }],
  ])('%s is left out without content', async (name, content) => {
    const shown = await show({ ...full(), ...content });
    expect(blocksOn(shown.container)).toEqual(HOME_BLOCKS.filter((block) => block !== name));
  });

  test.each<[ApiCall, HomeBlock[]]>([
    ['highlights', ['highlights']],
    ['pinnedDiscounts', ['discounts']],
    ['pageSummary', ['entertainment']],
    // The hero shows its default slide.
    ['pinnedPosts', ['hero', 'posts']],
    ['home', ['video']],
  ])('a failure of the call %s removes only its blocks', async (call, missing) => {
    jest.spyOn(console, 'error').mockReturnValue();
    const shown = await show({ ...full(), failing: [call] });
    const rest = HOME_BLOCKS.filter((block) => !missing.includes(block));
    expect(blocksOn(shown.container)).toEqual(rest);
    expect(shown.queryByRole('heading', { name: 'Good to have you here!' }) !== null).toBe(
      missing.includes('hero'),
    );
  });
});

describe('today', () => {
  const at = (day: string, from: string, until: string) => ({
    ...{ from: `2026-11-${day}T${from}:00+01:00`, until: `2026-11-${day}T${until}:00+01:00` },
  });
  const event = (title: string, times: ReturnType<typeof at>) => ({
    ...{ id: title, title, url: '/events', note: 'Square', ...times },
  });
  const today = {
    events: [
      event('Wrapping', at('25', '11:00', '19:00')),
      event('Sharks', at('25', '15:00', '15:30')),
      event('Rays', at('26', '11:00', '11:20')),
    ],
    films: [event('Snow', at('25', '12:30', '14:00')), event('Sea', at('25', '17:00', '19:00'))],
    ending: [{ title: 'Coats', url: '/discounts/coats', until: '2026-11-27', shop: 'Reserved' }],
  };
  const rowsOf = (shown: Awaited<ReturnType<typeof show>>, name: string) =>
    [...shown.getByRole('region', { name }).querySelectorAll('li')].map((row) => row.textContent);

  test('shows what begins next by time, what is on, and what ends soon', async () => {
    const shown = await show({ today });
    shown.getByRole('heading', { level: 2, name: 'Today, Wednesday 25 November' });
    expect(rowsOf(shown, 'Events')).toEqual([
      '15:00SharksSquare',
      '11:00Wrappinguntil 19:00 · Square',
      '11:00Raystomorrow · Square',
    ]);
    expect(rowsOf(shown, 'At the cinema')).toEqual(['12:30SnowSquare', '17:00SeaSquare']);
    expect(rowsOf(shown, 'Ending soon')).toEqual(['Reserved: Coatslast day: 27 Nov']);
    expect(shown.getByRole('link', { name: 'All events' }).getAttribute('href')).toBe('/events');
    expect(shown.getByRole('link', { name: 'Full programme' }).getAttribute('href')).toBe(
      '/cinema',
    );
  });

  test('drops what has begun or is over while the page is open', async () => {
    const shown = await show({ today });
    setClock('2026-11-25T15:40:00+01:00');
    fireEvent(document, new Event('visibilitychange'));
    expect(rowsOf(shown, 'Events')[0]).toBe('11:00Wrappinguntil 19:00 · Square');
    expect(rowsOf(shown, 'At the cinema')).toEqual(['17:00SeaSquare']);
  });

  test('leads to the map, the shops, the car park, the way here and information', async () => {
    const shown = await show({ language: 'hu' });
    const ways = shown.getByRole('navigation', { name: 'Merre indulsz?' });
    const links = [...ways.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Térkép', '/uzletek/terkep'],
      ['Minden üzlet', '/uzletek'],
      ['Parkolás', '/elerhetoseg#parkolas'],
      ['Így jutsz ide', '/elerhetoseg'],
      ['Információ', '/kapcsolat'],
    ]);
  });

  test.each([
    ['before opening', '2026-11-25T08:00:00+01:00', '10:00', 'Closed, opens 10:00'],
    ['at noon', '2026-11-25T12:00:00+01:00', 'until 20:00', 'Open until 20:00'],
    ['in the evening', '2026-11-25T21:00:00+01:00', 'until 23:00', 'Limited hours until 23:00'],
    ['at night', '2026-11-25T23:30:00+01:00', 'tomorrow 10:00', 'Closed, opens tomorrow 10:00'],
  ])('says %s whether the mall is open', async (_when, time, hours, text) => {
    setClock(time);
    const shown = await show();
    expect(shown.getByText(hours).closest('p')?.textContent).toBe(text);
  });

  test('announces other hours of the coming week, and who is open besides the shops', async () => {
    setClock('2026-12-31T21:00:00+01:00');
    const newYear = { groups: ['shops'], from: '01-01', until: '01-01', hours: [] };
    const config = aConfig({ opening_exceptions: [{ ...newYear, reason: 'New Year’s Day' }] });
    const shown = await show({ config });
    shown.getByText('1 Jan: closed (New Year’s Day)');
  });
});

test('leaves out what belongs to an app that is not live', async () => {
  const shown = await show({ apps: ['content'] });
  expect(shown.queryByRole('link', { name: /^Map|^Title of cinema/ })).toBeNull();
  shown.getByRole('link', { name: 'Parking' });
  shown.getByRole('link', { name: 'Title of kockapark' });
});

test('shows a welcome slide without slides', async () => {
  const shown = await show();
  shown.getByRole('heading', { name: 'Good to have you here!' });
  expect(shown.getByRole('link', { name: 'See what there is to do' }).getAttribute('href')).toBe(
    '/entertainment',
  );
  expect(shown.queryByRole('button', { name: 'Next' })).toBeNull();
  // The line above the hero has it: no block repeats another.
  expect(shown.getAllByText('Lead of home')).toHaveLength(1);
  const hungarian = await show({ language: 'hu' });
  hungarian.getByRole('heading', { name: 'Jó, hogy itt vagy!' });
  const link = hungarian.getByRole('link', { name: 'Mutasd az élményeket' });
  expect(link.getAttribute('href')).toBe('/elmenyek');
});

test('links each slide to its post or discount', async () => {
  const slider = [
    aHeroSlide({ slug: 'zebra', title: 'Zebra' }),
    aHeroSlide({ type: 'discount', slug: 'coats', title: 'Coats' }),
  ];
  const shown = await show({ slider });
  const discount = shown.getByRole('link', { name: /^Read more ?: Coats$/, hidden: true });
  expect(discount.getAttribute('href')).toBe('/discounts/coats');
  expect(shown.getByRole('link', { name: /^Read more ?: Zebra$/ }).getAttribute('href')).toBe(
    '/news/zebra',
  );
  expect(shown.queryByRole('heading', { name: 'Good to have you here!' })).toBeNull();
});

test('has one h1 before every other heading', async () => {
  const shown = await show({ slider: [aHeroSlide()] });
  const [title, ...more] = shown.getAllByRole('heading');
  expect([title?.tagName, title?.textContent]).toEqual(['H1', 'Title of home']);
  expect(more.some(({ tagName }) => tagName === 'H1')).toBe(false);
});

test('prioritises only the first image of the hero', async () => {
  const slider = ['One', 'Two'].map((title) => aHeroSlide({ title }));
  const priorities = ({ container }: { container: HTMLElement }) =>
    [...container.querySelectorAll('picture img')]
      .slice(0, 2)
      .map((img) => [img.getAttribute('loading'), img.getAttribute('fetchpriority')]);
  const lazy = ['lazy', null];
  expect(priorities(await show({ slider }))).toEqual([['eager', 'high'], lazy]);
  expect(priorities(await show({ slider, blocks: ['newsletter', 'posts', 'hero'] }))).toEqual([
    lazy,
    lazy,
  ]);
});

test('shows arrows and pagination only for several slides', async () => {
  const shown = await show({ slider: [aHeroSlide()] });
  expect(shown.queryByRole('button', { name: 'Next' })).toBeNull();
  const several = await show({ slider: [aHeroSlide(), aHeroSlide()] });
  several.getByRole('button', { name: 'Next', hidden: true });
});

test('shows highlights, pinned discounts and posts, and no empty section', async () => {
  const shown = await show({ pinnedDiscounts: [aDiscount({ title: 'Coats', expired: true })] });
  expect(shown.getByRole('link', { name: 'Lights' }).getAttribute('href')).toBe('/news/lights');
  const coats = shown.getByRole('link', { name: 'Coats' }).closest('article');
  expect(coats?.textContent).toContain('Expired');
  expect(shown.queryByRole('heading', { name: 'Latest news' })).toBeNull();
});

test('describes the mall and the site as structured data', async () => {
  const { meta } = await show();
  expect(meta.structuredData).toMatchObject([
    {
      '@type': 'ShoppingCenter',
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
    },
    { '@type': 'WebSite' },
  ]);
});

test('finds the newsletter by both of its anchors', async () => {
  const { getByRole } = await show();
  const region = getByRole('region', { name: 'Subscribe to our newsletter' });
  for (const name of ['newsletter', 'hirlevel'])
    expect(region.closest(`[data-late-anchor~="${name}"]`)).not.toBeNull();
  getByRole('textbox', { name: 'Email address' });
});

describe('the deletion of an account', () => {
  test.each([
    ['hu', 'Sikeres fiók törlés'],
    ['en', 'Your account has been deleted'],
  ] as const)('is confirmed in %s, and its key leaves the URL', async (language, headline) => {
    const shown = await show({ language, path: '/?utm_source=mail&deleted=1' });
    const message = shown.dialogs.showMessage.mock.lastCall?.[0];
    expect(message).toMatchObject({ type: 'success', headline, html: '' });
    await act(async () => message?.onClose?.());
    expect(shown.url()).toBe('/?utm_source=mail');
  });

  test.each(['/', '/?deleted=0', '/?deleted'])('is no message at %s', async (path) => {
    expect((await show({ path })).dialogs.showMessage).not.toHaveBeenCalled();
  });
});
