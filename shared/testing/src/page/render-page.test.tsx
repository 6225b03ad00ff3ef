import type { LoaderArgs, MetaArgs } from '@mall/runtime';
import { PageLink, useApiData, usePageParams, usePageQuery } from '@mall/runtime';
import { anEditorialPage, aShop, notFound, renderPage, renderSlot } from '../index.ts';

const page = {
  async loader({ load, params: { slug = '' } }: LoaderArgs) {
    return { name: (await load('shop', { slug })).name };
  },
  meta: ({ data, pathTo, origin }: MetaArgs<{ name: string }>) => ({
    title: data.name,
    description: origin + pathTo('shops'),
  }),
  Component() {
    const { slug = '' } = usePageParams();
    const query = usePageQuery();
    return (
      <>
        <h1>{useApiData('shop', { slug }).name}</h1>
        <p>{query.get('tab') ?? 'no tab'}</p>
        <PageLink to="shop" params={{ slug }} query={{ tab: 'hours' }}>
          Hours
        </PageLink>
      </>
    );
  },
};

const data = { shop: ({ slug }: { slug?: string | number }) => aShop({ slug: String(slug) }) };

test('a page is shown at its path with its data, language and head', async () => {
  const shown = await renderPage(page, {
    app: 'shops',
    path: '/shops/cups?tab=map',
    data: { shop: aShop({ name: 'Cups' }) },
  });
  shown.getByRole('heading', { level: 1, name: 'Cups' });
  shown.getByText('map');
  expect(shown.meta).toEqual({ title: 'Cups', description: 'https://mall.example/shops' });
});

test('links work', async () => {
  const shown = await renderPage(page, { app: 'shops', path: '/uzletek/cups', data });
  await shown.user.click(shown.getByRole('link', { name: 'Hours' }));
  await shown.findByText('hours');
  expect(shown.url()).toBe('/uzletek/cups?tab=hours');
});

test('a call without data is named', async () => {
  const rendering = renderPage(page, { app: 'shops', path: '/uzletek/cups' });
  await expect(rendering).rejects.toThrow('give the test data for the call shop');
});

test('an unknown entry is the API’s 404', async () => {
  const shop = () => {
    throw notFound('shop');
  };
  const rendering = renderPage(page, { app: 'shops', path: '/uzletek/cups', data: { shop } });
  await expect(rendering).rejects.toMatchObject({ status: 404 });
});

test('a slot is shown with its data', async () => {
  const slot = {
    loader: ({ load }: LoaderArgs) => load('editorialPage', { slug: 'cinema' }),
    Component: () => <h2>{useApiData('editorialPage', { slug: 'cinema' }).title}</h2>,
  };
  const editorialPage = anEditorialPage({ title: 'Film' });
  const shown = await renderSlot(slot, { app: 'cinema', data: { editorialPage } });
  shown.getByRole('heading', { name: 'Film' });
});

test('a builder refuses what the schema refuses', () => {
  expect(() => aShop({ unit: 'nowhere' })).toThrow('unit');
});
