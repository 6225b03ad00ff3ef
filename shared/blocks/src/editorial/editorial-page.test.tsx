import {
  aConfig,
  anEditorialPage,
  anEditorialSection,
  anImageSet,
  renderPage,
  within,
} from '@mall/testing';
import { type EditorialPageOptions, editorialPage } from './editorial-page.tsx';

const PRICES = [
  { label: 'Pram', amount: 3100, unit: '/ day', note: 'On weekdays' },
  { label: 'Map', amount: 0 },
];
const CONTENT = anEditorialPage({
  title: 'Info desk',
  lead: 'Ask us anything.',
  images: { cover: anImageSet({ alt: 'The desk' }) },
  sections: [anEditorialSection({ id: 'prices', heading: 'Prices', prices: PRICES })],
});

const show = <Facts,>(options: Partial<EditorialPageOptions<Facts>> = {}, page = CONTENT) =>
  renderPage(editorialPage<Facts>({ slug: 'info', tone: 'sky', ...options }), {
    app: 'content',
    path: '/info',
    data: { editorialPage: page, config: aConfig() },
  });

test('shows and describes title, lead, cover, breadcrumbs and sections', async () => {
  const shown = await show();
  shown.getByRole('heading', { level: 1, name: 'Info desk' });
  shown.getByText('Ask us anything.');
  shown.getByRole('img', { name: 'The desk' });
  const article = shown.getByRole('article', { name: 'Info desk' });
  expect(article.contains(shown.getByRole('navigation', { name: 'Breadcrumbs' }))).toBe(false);
  const prices = shown.getByRole('region', { name: 'Prices' });
  expect(prices.id).toBe('prices');
  expect(article.contains(prices)).toBe(true);
  const rows = within(shown.getByRole('table', { name: 'Prices' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^PramOn weekdaysHUF\s3,100 \/ day$/),
    expect.stringMatching(/^MapHUF\s0$/),
  ]);
  shown.getByRole('rowheader', { name: 'Pram On weekdays' });
  expect(shown.meta).toMatchObject({
    title: 'Info desk',
    description: CONTENT.description,
    image: CONTENT.images?.cover,
    structuredData: [{ '@type': 'BreadcrumbList' }],
  });
});

test('accepts entries of a section that share a label or an e-mail address', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const email = 'office@mall.example';
  const person = { name: 'Anna', role: 'Leasing', phone: '+36 1 555 0100', email };
  const label = '18:00';
  const section = anEditorialSection({
    facts: ['Doors open', 'Welcome drink'].map((value) => ({ label, value })),
    people: [person, { ...person, name: 'Bence' }],
  });
  const shown = await show({}, anEditorialPage({ sections: [section] }));
  shown.getByText('Welcome drink');
  shown.getByText('Bence');
  expect(log).not.toHaveBeenCalled();
});

test('adds facts of the loader to the structured data', async () => {
  const shown = await show({
    facts: async ({ load, page }) => {
      const [{ contact }, { title }] = await Promise.all([load('config'), page]);
      return { name: `${title}, ${contact.city}` };
    },
    structuredData: ({ name }, { data }) => [
      { '@type': 'Place', name, description: data.description },
    ],
  });
  expect(shown.meta.structuredData).toMatchObject([
    { '@type': 'Place', name: `Info desk, ${aConfig().contact.city}` },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('renders the sections by a component of the page', async () => {
  const shown = await show({
    headerContent: ({ title }) => <button type="button">Call: {title}</button>,
    Body: ({ sections }) => <p>{sections.length} story</p>,
  });
  shown.getByRole('button', { name: 'Call: Info desk' });
  shown.getByText('1 story');
  expect(shown.queryByRole('region', { name: 'Prices' })).toBeNull();
});
