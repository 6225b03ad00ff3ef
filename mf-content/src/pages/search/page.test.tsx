import { anImageSet, aSearchResult, renderPage } from '@mall/testing';
import * as page from './page.tsx';

type Data = NonNullable<Parameters<typeof renderPage>[1]['data']>;

/** Without `search` nothing may be searched for. */
const show = (path: string, search?: Data['search']) =>
  renderPage(page, { app: 'content', path, data: search ? { search } : {} });

test('lists the group with the best match first, each result as a link', async () => {
  const result = aSearchResult({
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
  const shown = await show('/kereses?q=parkol%C3%A1s', result);
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
  const shown = await show('/search?q=zzxqkw', aSearchResult());
  shown.getByRole('heading', { level: 2, name: 'No results found' });
  expect(shown.getByRole('link', { name: 'Parking' }).getAttribute('href')).toBe(
    '/contact#parkolas',
  );
});

test.each(['/kereses', '/kereses?q=%20%20'])(
  '%s searches for nothing and shows suggestions',
  async (path) => {
    const shown = await show(path);
    shown.getByRole('heading', { level: 1, name: 'Keresés' });
    shown.getByRole('link', { name: 'Nyitvatartás' });
    expect(shown.queryByText('Nincs találat')).toBeNull();
  },
);

test('cuts a query over the limit and sends another one to the same page', async () => {
  const search = jest.fn(() => aSearchResult());
  const shown = await show(`/kereses?q=${'a'.repeat(150)}`, search);
  expect(search.mock.calls).toEqual([[{ query: 'a'.repeat(100) }]]);
  const field = shown.getByRole('searchbox', { name: 'Mit keresel?' });
  await shown.user.clear(field);
  await shown.user.type(field, ' wc {Enter}');
  expect(shown.url()).toBe('/kereses?q=wc');
  await shown.findByRole('heading', { level: 1, name: 'Találatok erre: wc' });
  expect(document.activeElement).toBe(field);
});
