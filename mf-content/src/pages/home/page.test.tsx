import type { ApiCall, HomeBlock } from '@mall/contracts';
import { HOME_BLOCKS } from '@mall/contracts';
import {
  aConfig,
  aDiscount,
  aHeroSlide,
  aHomeVideo,
  anEditorialPage,
  anImageSet,
  aPost,
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
    hero: '[aria-roledescription="carousel"]',
    tasks: 'nav[aria-label="How can we help?"]',
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

describe('the visitor’s tasks', () => {
  test('link to their pages', async () => {
    const shown = await show();
    const tasks = shown.getByRole('navigation', { name: 'How can we help?' });
    const links = [...tasks.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Opening hoursuntil 20:00', '/contact'],
      ['Find a shopby name or category', '/shops'],
      ['Mapwhat is where', '/shops/map'],
      ['Cinema todaytimes and tickets', '/cinema'],
      ['Parkingwhere and how', '/contact#parkolas'],
      ['With childrenthings to do by age', '/entertainment'],
    ]);
  });

  test.each([
    ['2026-11-25T08:00:00+01:00', 'opens at 10:00'],
    ['2026-11-25T21:00:00+01:00', 'tomorrow from 10:00'],
  ])('show the hours at %s: %s', async (time, text) => {
    setClock(time);
    (await show()).getByText(text);
  });

  test('do not promise that shops open on a day on which they are closed', async () => {
    setClock('2027-01-01T09:00:00+01:00');
    const newYear = { groups: ['shops' as const], from: '01-01', until: '01-01', hours: [] };
    const config = aConfig({ opening_exceptions: [{ ...newYear, reason: 'New Year’s Day' }] });
    (await show({ config, language: 'hu' })).getByText('holnap 10:00-tól');
    const holidays = aConfig({
      opening_exceptions: [{ ...newYear, until: '01-02', reason: 'New Year’s Day' }],
    });
    (await show({ config: holidays })).getByText('closed now');
  });
});

test('leaves out what belongs to an app that is not live', async () => {
  const shown = await show({ apps: ['content'] });
  expect(shown.queryByRole('link', { name: /^Find a shop|^Title of cinema/ })).toBeNull();
  shown.getByRole('link', { name: /^Parking/ });
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
  expect(priorities(await show({ slider, blocks: ['newsletter', 'hero'] }))).toEqual([lazy, lazy]);
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
