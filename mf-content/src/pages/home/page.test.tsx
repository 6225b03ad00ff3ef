import { type ApiCall, HOME_BLOCKS, type HomeBlock } from '@mall/contracts';
import {
  aConfig,
  aDiscount,
  aHeroSlide,
  aHomeVideo,
  anEditorialPage,
  anImageSet,
  aPost,
  refuse,
  renderPage,
  setClock,
} from '@mall/testing';
import { act } from 'react';
import * as page from './page.tsx';

type Options = Parameters<typeof renderPage>[1];

/** Something to show in every block of this app, but for the programme of today. */
const FULL: Options['data'] = {
  config: aConfig(),
  home: { blocks: [...HOME_BLOCKS], video: aHomeVideo() },
  today: { events: [], films: [], ending: [] },
  highlights: [
    { headline: 'Lights', description: 'Candles', url: '/news/lights', image: anImageSet() },
  ],
  editorialPage: anEditorialPage({ title: 'Title of home', lead: 'Lead of home' }),
  pageSummary: ({ slug }) => ({ title: `Title of ${slug}`, lead: `Lead of ${slug}` }),
  pinnedPosts: { slider: [aHeroSlide()], landing: [aPost()] },
  pinnedDiscounts: [aDiscount()],
};

const show = (data: Options['data'] = {}, options: Partial<Options> = {}) => {
  const visit = { app: 'content', path: '/', language: 'en' as const, ...options };
  return renderPage(page, { ...visit, data: { ...FULL, ...data } });
};

const MARKS: Readonly<Record<HomeBlock, string>> = {
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

/** The names of the blocks that are on the page, in its order. */
function blocksOn({ container }: { container: HTMLElement }) {
  const marks = [...container.querySelectorAll(Object.values(MARKS).join())];
  return marks.map((mark) => HOME_BLOCKS.find((name) => mark.matches(MARKS[name])));
}

const allBut = (missing: readonly HomeBlock[]) =>
  HOME_BLOCKS.filter((name) => !missing.includes(name));

beforeEach(() => setClock('2026-11-25T12:00:00+01:00'));
afterEach(() => jest.useRealTimers());

describe('blocks', () => {
  test('are those of the content, in its order', async () => {
    const reversed = [...HOME_BLOCKS].reverse();
    const all = await show({ home: { blocks: reversed, video: aHomeVideo() } });
    expect(blocksOn(all)).toEqual(reversed);
    const fewer = reversed.filter((_block, index) => index % 2 === 0);
    expect(blocksOn(await show({ home: { blocks: fewer } }))).toEqual(fewer);
  });

  test('with unknown names are left out', async () => {
    const blocks = ['games', 'constructor', 'today'] as HomeBlock[];
    expect(blocksOn(await show({ home: { blocks } }))).toEqual(['today']);
  });

  test('without content are left out', async () => {
    const shown = await show({
      highlights: [],
      pinnedDiscounts: [],
      pinnedPosts: { slider: [aHeroSlide()], landing: [] },
      home: { blocks: [...HOME_BLOCKS] },
    });
    expect(blocksOn(shown)).toEqual(allBut(['highlights', 'discounts', 'posts', 'video']));
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
    const shown = await show({ [call]: refuse(500) });
    expect(blocksOn(shown)).toEqual(allBut(missing));
    const welcome = shown.queryByRole('heading', { name: 'Good to have you here!' });
    expect(welcome !== null).toBe(missing.includes('hero'));
  });
});

test('leaves out what belongs to an app that is not live', async () => {
  const shown = await show({}, { apps: ['content'] });
  expect(shown.queryByRole('link', { name: /^Map|^Title of cinema/ })).toBeNull();
  shown.getByRole('link', { name: 'Parking' });
  shown.getByRole('link', { name: 'Title of kockapark' });
});

test('shows a welcome slide without slides', async () => {
  const shown = await show({ pinnedPosts: { slider: [], landing: [] } });
  shown.getByRole('heading', { name: 'Good to have you here!' });
  expect(shown.getByRole('link', { name: 'See what there is to do' }).getAttribute('href')).toBe(
    '/entertainment',
  );
  expect(shown.queryByRole('button', { name: 'Next' })).toBeNull();
  // The line above the hero has it: no block repeats another.
  expect(shown.getAllByText('Lead of home')).toHaveLength(1);
});

test('links the highlights, and each slide to its post or discount', async () => {
  const slider = [
    aHeroSlide({ slug: 'zebra', title: 'Zebra' }),
    aHeroSlide({ type: 'discount', slug: 'coats', title: 'Coats' }),
  ];
  const shown = await show({ pinnedPosts: { slider, landing: [] } });
  const target = (name: string | RegExp) =>
    shown.getByRole('link', { name, hidden: true }).getAttribute('href');
  expect(target('Lights')).toBe('/news/lights');
  expect(target(/^Read more ?: Zebra$/)).toBe('/news/zebra');
  expect(target(/^Read more ?: Coats$/)).toBe('/discounts/coats');
});

test('has its title before every other heading', async () => {
  const [title] = (await show()).getAllByRole('heading');
  expect([title?.tagName, title?.textContent]).toEqual(['H1', 'Title of home']);
});

test('prioritises only the first image of the hero', async () => {
  const pinnedPosts = { slider: [aHeroSlide(), aHeroSlide()], landing: [] };
  const priorities = ({ container }: { container: HTMLElement }) =>
    [...container.querySelectorAll('picture img')]
      .slice(0, 2)
      .map((img) => [img.getAttribute('loading'), img.getAttribute('fetchpriority')]);
  const lazy = ['lazy', null];
  expect(priorities(await show({ pinnedPosts }))).toEqual([['eager', 'high'], lazy]);
  const below = await show({ pinnedPosts, home: { blocks: ['newsletter', 'posts', 'hero'] } });
  expect(priorities(below)).toEqual([lazy, lazy]);
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
});

test('confirms the deletion of an account, and its key leaves the URL', async () => {
  const shown = await show({}, { path: '/?utm_source=mail&deleted=1' });
  const message = shown.dialogs.showMessage.mock.lastCall?.[0];
  expect(message).toMatchObject({ type: 'success', headline: 'Your account has been deleted' });
  await act(async () => message?.onClose?.());
  expect(shown.url()).toBe('/?utm_source=mail');
});

test('confirms the deletion of an account in the page where no script runs', async () => {
  const { getByText } = await show({}, { path: '/?deleted=1' });
  const notice = getByText('Your account has been deleted');
  expect(notice.closest('[role="status"].unscripted-only')).not.toBeNull();
});
