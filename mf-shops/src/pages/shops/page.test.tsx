import { aConfig, anEditorialPage, aShopSummary, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const shops = [
  aShopSummary({ name: 'Betű', slug: 'betu', categories: ['books-newspaper-stationery'] }),
  aShopSummary({ name: 'Cipő', slug: 'cipo', categories: ['shoes-leather-bags'] }),
  aShopSummary({ name: 'Ruha', slug: 'ruha', categories: ['fashion-lingerie', 'gifts-games'] }),
];
const data = { shops, config: aConfig(), editorialPage: anEditorialPage() };

const show = (path: string) => renderPage(page, { app: 'shops', path, data });
type Shown = Awaited<ReturnType<typeof show>>;

const names = (shown: Shown) =>
  shown.getAllByRole('article').map((card) => card.querySelector('a')?.textContent);

test('the list shows every shop and says how many', async () => {
  const shown = await show('/uzletek');
  shown.getByRole('heading', { level: 1, name: 'Üzletek' });
  expect(names(shown)).toEqual(['Betű', 'Cipő', 'Ruha']);
  expect(shown.getByRole('status').textContent).toBe('3 üzlet');
  expect(shown.meta).toMatchObject({
    title: expect.stringContaining('Üzletlista nézet'),
    structuredData: [{ itemListElement: [{ name: 'Kezdőlap' }, { name: 'Üzletek' }] }],
  });
});

test('a category is chosen by a link and announced', async () => {
  const shown = await show('/uzletek');
  await shown.user.click(shown.getByRole('link', { name: 'Category gifts-games' }));
  await shown.findByText('1 üzlet ebben a kategóriában: Category gifts-games');
  expect(names(shown)).toEqual(['Ruha']);
  expect(shown.url()).toBe('/uzletek?kategoria=gifts-games');
  const chosen = shown.getByRole('link', { name: 'Category gifts-games', current: true });
  expect(chosen.getAttribute('aria-current')).toBe('true');
});

test('list and map keep the category', async () => {
  const shown = await show('/uzletek?kategoria=gifts-games');
  const toMap = shown.getByRole('link', { name: 'Térkép' });
  expect(toMap.getAttribute('href')).toBe('/uzletek/terkep?kategoria=gifts-games');
  expect(shown.getByRole('link', { name: 'Lista', current: 'page' })).toBeTruthy();
});

test('an unknown category shows all shops with a remark', async () => {
  const shown = await show('/uzletek?kategoria=nincs-ilyen');
  shown.getByText(/Ilyen kategóriánk nincs/);
  expect(names(shown)).toHaveLength(3);
});

test('a category without shops leads back to all shops', async () => {
  const shown = await show('/uzletek?kategoria=recreation');
  shown.getByRole('heading', { name: 'Ebben a kategóriában most nincs üzlet' });
  const back = shown.getByRole('link', { name: 'Mutasd az összeset' });
  expect(back.getAttribute('href')).toBe('/uzletek');
});

test('a category has a heading and a head of its own', async () => {
  const shown = await show('/uzletek?kategoria=gifts-games&utm_source=mail');
  shown.getByRole('heading', { level: 1, name: 'Üzletek: Category gifts-games' });
  expect(shown.meta).toMatchObject({
    title: expect.stringContaining('Category gifts-games'),
    description: expect.stringContaining('Category gifts-games'),
    query: { kategoria: 'gifts-games' },
    structuredData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Kezdőlap' },
          { name: 'Üzletek', item: 'https://mall.example/uzletek' },
          { name: 'Category gifts-games' },
        ],
      },
    ],
  });
});

test('an unknown category has the head of the whole list', async () => {
  const shown = await show('/uzletek?kategoria=nincs-ilyen');
  shown.getByRole('heading', { level: 1, name: 'Üzletek' });
  expect(shown.meta).toMatchObject({ title: expect.stringContaining('Üzletlista nézet') });
  expect(shown.meta.query).toBeUndefined();
});
