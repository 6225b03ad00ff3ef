import {
  aConfig,
  anEditorialPage,
  anEditorialSection,
  anImageSet,
  renderPage,
} from '@mall/testing';
import { type EditorialPageOptions, editorialPage } from './editorial-page.tsx';

const CONTENT = anEditorialPage({
  title: 'Info desk',
  lead: 'Ask us anything.',
  images: { cover: anImageSet({ alt: 'The desk' }) },
  sections: [
    anEditorialSection({ id: 'prices', heading: 'Prices', prices: [{ label: 'Pram', amount: 0 }] }),
  ],
});

const show = <Facts,>(options: Partial<EditorialPageOptions<Facts>> = {}, page = CONTENT) =>
  renderPage(editorialPage<Facts>({ slug: 'info', tone: 'sky', ...options }), {
    app: 'content',
    path: '/info',
    data: { editorialPage: page, config: aConfig() },
  });

test('it shows title, lead, cover, breadcrumbs and sections', async () => {
  const shown = await show();
  shown.getByRole('heading', { level: 1, name: 'Info desk' });
  shown.getByText('Ask us anything.');
  shown.getByRole('img', { name: 'The desk' });
  shown.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(shown.getByRole('region', { name: 'Prices' }).id).toBe('prices');
  shown.getByRole('table', { name: 'Prices' });
});

test('entries of a section may share a label or an e-mail address', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const email = 'office@mall.example';
  const person = { name: 'Anna', role: 'Leasing', phone: '+36 1 555 0100', email };
  const section = anEditorialSection({
    facts: [
      { label: '18:00', value: 'Doors open' },
      { label: '18:00', value: 'Welcome drink' },
    ],
    people: [person, { ...person, name: 'Bence' }],
  });
  const shown = await show({}, anEditorialPage({ sections: [section] }));
  shown.getByText('Welcome drink');
  shown.getByText('Bence');
  expect(log).not.toHaveBeenCalled();
});

test('its head has title, description, cover and breadcrumbs', async () => {
  const { meta } = await show();
  expect(meta).toMatchObject({
    title: 'Info desk',
    description: CONTENT.description,
    image: CONTENT.images?.cover,
    structuredData: [{ '@type': 'BreadcrumbList' }],
  });
});

test('facts of the loader are in the structured data', async () => {
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

test('a page may show its sections in its own way', async () => {
  const shown = await show({
    headerContent: ({ title }) => <button type="button">Call: {title}</button>,
    Body: ({ sections }) => <p>{sections.length} story</p>,
  });
  shown.getByRole('button', { name: 'Call: Info desk' });
  shown.getByText('1 story');
  expect(shown.queryByRole('region', { name: 'Prices' })).toBeNull();
});
