import { lateAnchor } from '@mall/runtime';
import {
  aConfig,
  aDiscount,
  aHeroSlide,
  anEditorialPage,
  anImageSet,
  type aPost,
  renderPage,
} from '@mall/testing';
import * as page from './page.tsx';

interface Content {
  slider?: ReturnType<typeof aHeroSlide>[];
  landing?: ReturnType<typeof aPost>[];
  pinnedDiscounts?: ReturnType<typeof aDiscount>[];
  apps?: string[];
  path?: string;
}

const show = ({
  slider = [],
  landing = [],
  pinnedDiscounts = [],
  apps,
  path = '/',
}: Content = {}) =>
  renderPage(page, {
    app: 'content',
    path,
    language: 'en',
    apps,
    data: {
      config: aConfig(),
      highlights: [
        { headline: 'Lights', description: 'Candles', url: '/news/lights', image: anImageSet() },
      ],
      editorialPage: ({ slug }) =>
        anEditorialPage({ title: `Title of ${slug}`, lead: `Lead of ${slug}` }),
      pinnedPosts: { slider, landing },
      pinnedDiscounts,
    },
  });

test('without slides a welcome slide is shown', async () => {
  const shown = await show();
  shown.getByRole('heading', { name: 'Good to have you here!' });
  expect(shown.getByRole('link', { name: 'See what there is to do' }).getAttribute('href')).toBe(
    '/entertainment',
  );
  expect(shown.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('each slide leads to its post', async () => {
  const shown = await show({ slider: [aHeroSlide({ slug: 'zebra', title: 'Zebra' })] });
  expect(shown.getByRole('link', { name: /^Read more ?: Zebra$/ }).getAttribute('href')).toBe(
    '/news/zebra',
  );
  expect(shown.queryByRole('heading', { name: 'Good to have you here!' })).toBeNull();
});

test('there is one h1', async () => {
  const shown = await show({ slider: [aHeroSlide()] });
  const [title, ...more] = shown.getAllByRole('heading', { level: 1 });
  expect(title?.textContent).toContain('Title of home');
  expect(more).toHaveLength(0);
});

test('highlights, pinned discounts and posts are shown, empty sections are not', async () => {
  const shown = await show({ pinnedDiscounts: [aDiscount({ title: 'Coats', expired: true })] });
  expect(shown.getByRole('link', { name: 'Lights' }).getAttribute('href')).toBe('/news/lights');
  const coats = shown.getByRole('link', { name: 'Coats' }).closest('article');
  expect(coats?.textContent).toContain('Expired');
  expect(shown.queryByRole('heading', { name: 'Latest news' })).toBeNull();
});

test('what belongs to an app that is not live is left out', async () => {
  const shown = await show({ apps: ['content'] });
  expect(shown.queryByRole('link', { name: 'Title of cinema' })).toBeNull();
  expect(shown.queryByRole('link', { name: 'Gift card' })).toBeNull();
  shown.getByRole('link', { name: 'Title of kockapark' });
});

test('the structured data describes the mall and the site', async () => {
  const { meta } = await show();
  expect(meta.structuredData).toMatchObject([
    {
      '@type': 'ShoppingCenter',
      openingHoursSpecification: [{ opens: '10:00', closes: '20:00' }],
    },
    { '@type': 'WebSite' },
  ]);
});

test('links by either name lead to the newsletter', async () => {
  const { getByRole } = await show();
  const region = getByRole('region', { name: 'Subscribe to our newsletter' });
  for (const name of ['newsletter', 'hirlevel'])
    expect(lateAnchor(name)?.contains(region)).toBe(true);
  getByRole('textbox', { name: 'E-mail address' });
});

test.each([
  ['confirmed', 'Thank you, your subscription is confirmed.'],
  ['expired', 'This link is no longer valid.'],
  ['duplicate', 'You have already subscribed with this email address.'],
])('who comes back with newsletter=%s reads what that means', async (outcome, text) => {
  const { getByRole } = await show({ path: `/?newsletter=${outcome}` });
  expect(getByRole('status').textContent).toContain(text);
});

test('an unknown outcome says nothing', async () => {
  const { queryByRole } = await show({ path: '/?newsletter=%3Cb%3E' });
  expect(queryByRole('status')).toBeNull();
});
