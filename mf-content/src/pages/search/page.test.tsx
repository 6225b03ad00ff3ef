import { anImageSet, aSearchResult, renderPage } from '@mall/testing';
import * as page from './page.tsx';

const NOTHING = aSearchResult();
const show = (path: string, search: object = {}) =>
  renderPage(page, { app: 'content', path, data: { search: { ...NOTHING, ...search } } });

test('lists the group with the best match first, each result as a link', async () => {
  const shown = await show('/kereses?q=parkol%C3%A1s', {
    order: ['pages', 'places', 'shops', 'movies'],
    pages: [{ page: 'contact', section: 'parkolas', title: 'Parkolás', text: 'Elérhetőség' }],
    places: [{ id: 'parking-north', kind: 'parking', name: 'P1 mélygarázs', floor: 'Földszint' }],
    shops: [
      {
        ...{ slug: 'hm', name: 'H&M', images: { logo: anImageSet() }, floor: 'Emelet' },
        ...{ hours: [], exceptions: [] },
      },
    ],
    movies: [{ slug: 'hajnal', name: 'Hajnal', genre: 'dráma', poster: anImageSet() }],
  });
  shown.getByRole('heading', { level: 1, name: 'Találatok erre: parkolás' });
  const main = shown.getAllByRole('region').flatMap((region) => [...region.querySelectorAll('a')]);
  expect(main.map((link) => link.getAttribute('href'))).toEqual([
    '/elerhetoseg#parkolas',
    '/uzletek/terkep?hova=parking-north',
    '/uzletek/hm',
    '/mozi/hajnal',
  ]);
  expect(shown.getByRole('status').textContent).toBe('4 találat');
  expect(shown.meta).toMatchObject({ title: 'Találatok erre: parkolás', noindex: true });
});

test('suggests common destinations when nothing is found', async () => {
  const shown = await show('/search?q=zzxqkw');
  shown.getByRole('heading', { level: 2, name: 'No results found' });
  expect(shown.getByRole('link', { name: 'Parking' }).getAttribute('href')).toBe(
    '/contact#parkolas',
  );
});

test.each(['/kereses', '/kereses?q=%20%20'])(
  '%s searches for nothing and shows suggestions',
  async (path) => {
    const shown = await renderPage(page, { app: 'content', path, data: {} });
    shown.getByRole('heading', { level: 1, name: 'Keresés' });
    shown.getByRole('link', { name: 'Nyitvatartás' });
    expect(shown.queryByText('Nincs találat')).toBeNull();
  },
);

test('cuts a query over the limit and sends another one to the same page', async () => {
  const asked: unknown[] = [];
  const shown = await renderPage(page, {
    app: 'content',
    path: `/kereses?q=${'a'.repeat(150)}`,
    data: {
      search: ({ query }: { query?: unknown }) => {
        asked.push(query);
        return NOTHING;
      },
    },
  });
  expect(asked).toEqual(['a'.repeat(100)]);
  const field = shown.getByRole('searchbox', { name: 'Mit keresel?' });
  await shown.user.clear(field);
  await shown.user.type(field, ' wc {Enter}');
  expect(shown.url()).toBe('/kereses?q=wc');
  await shown.findByRole('heading', { level: 1, name: 'Találatok erre: wc' });
  expect(document.activeElement).toBe(field);
});
