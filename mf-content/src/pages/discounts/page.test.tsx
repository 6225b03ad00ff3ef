import { aConfig, aDiscount, anEditorialPage, renderPage, within } from '@mall/testing';
import * as page from './page.tsx';

const show = (discounts: ReturnType<typeof aDiscount>[], path = '/kedvezmenyek') =>
  renderPage(page, {
    app: 'content',
    path,
    data: { config: aConfig(), editorialPage: anEditorialPage({ title: 'Offers' }), discounts },
  });

const names = (shown: Awaited<ReturnType<typeof show>>) =>
  shown.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent);

const searched = () => [
  aDiscount({ title: 'Téli kabátok' }),
  aDiscount({ title: 'Bögrék', shop: { slug: 'cups', name: 'Csészebolt' } }),
];

test('filters the list while typing and keeps the text in the URL', async () => {
  const shown = await show(searched());
  expect(shown.getByRole('status').textContent).toBe('2 kedvezmény');
  await shown.user.type(shown.getByRole('searchbox'), 'CSESZE');
  await shown.findByText('1 találat erre: „CSESZE”');
  expect(names(shown)).toEqual(['Bögrék']);
  expect(shown.url()).toBe('/kedvezmenyek?kereses=CSESZE');
  await shown.user.clear(shown.getByRole('searchbox'));
  await shown.findByText('2 kedvezmény');
  expect(shown.url()).toBe('/kedvezmenyek');
});

test('links back to all discounts when a search finds nothing', async () => {
  const shown = await show(searched(), '/kedvezmenyek?kereses=szandál');
  const field = shown.getByRole('searchbox') as HTMLInputElement;
  expect(field.value).toBe('szandál');
  shown.getByRole('heading', { name: 'Nincs keresési találat!' });
  expect(shown.getByRole('status').textContent).toBe('Nincs keresési találat!');
  await shown.user.click(shown.getByRole('link', { name: 'Mutasd az összeset' }));
  await shown.findByText('2 kedvezmény');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});

test('shows no search without discounts', async () => {
  const shown = await show([]);
  shown.getByRole('heading', { name: 'Most nincs aktuális ajánlat' });
  expect(shown.queryByRole('search')).toBeNull();
});

test('combines the filters of category, shop and end in the URL', async () => {
  const shown = await show([
    aDiscount({
      title: 'Bögrék',
      shop: { slug: 'cups', name: 'Csészebolt' },
      categories: ['housing-living'],
      valid_until: '2999-12-31',
    }),
    aDiscount({
      title: 'Kabátok',
      shop: { slug: 'atlasz', name: 'Atlasz' },
      categories: ['fashion-lingerie'],
      valid_until: new Date().toISOString().slice(0, 10),
    }),
    aDiscount({ title: 'Korcsolyák', expired: true, valid_until: '2020-01-01' }),
  ]);
  const shop = shown.getByRole('combobox', { name: 'Üzlet' });
  const options = [...shop.querySelectorAll('option')].map((option) => option.textContent);
  expect(options).toEqual(['Minden üzlet', 'Atlasz', 'Csészebolt']);
  await shown.user.selectOptions(shop, 'Csészebolt');
  await shown.findByText('1 találat');
  expect(names(shown)).toEqual(['Bögrék']);
  const category = shown.getByRole('combobox', { name: 'Kategória' });
  await shown.user.selectOptions(category, 'Category fashion-lingerie');
  await shown.findByRole('heading', { name: 'Nincs keresési találat!' });
  expect(shown.url()).toBe('/kedvezmenyek?uzlet=cups&kategoria=fashion-lingerie');
  await shown.user.selectOptions(shop, 'Minden üzlet');
  await shown.user.click(shown.getByRole('checkbox', { name: 'Egy héten belül lejár' }));
  await shown.findByText('1 találat');
  expect(names(shown)).toEqual(['Kabátok']);
  expect(shown.url()).toBe('/kedvezmenyek?kategoria=fashion-lingerie&hamarosan=1');
  await shown.user.click(shown.getByRole('link', { name: 'Mutasd az összeset' }));
  expect(document.activeElement).toBe(await shown.findByText('2 kedvezmény, 1 lejárt'));
});

test('shows a chosen category that has no discounts any more', async () => {
  const shown = await show(searched(), '/kedvezmenyek?kategoria=service');
  const field = shown.getByRole('combobox', { name: 'Kategória' });
  const chosen = within(field).getByRole('option', { selected: true });
  expect(chosen.textContent).toBe('Category service');
});

test('lists all found discounts as structured data under the title of the list', async () => {
  const shop = { slug: 'cups', name: 'Csészebolt' };
  const found = Array.from({ length: 32 }, () => aDiscount({ shop }));
  const { meta } = await show([aDiscount(), ...found], '/discounts?uzlet=cups');
  expect(meta.query).toBeUndefined();
  expect(meta.structuredData?.[1]).toMatchObject({
    '@type': 'ItemList',
    name: 'Offers',
    itemListElement: found.map(({ slug }, index) => ({
      position: index + 1,
      url: `https://mall.example/discounts/${slug}`,
    })),
  });
});
