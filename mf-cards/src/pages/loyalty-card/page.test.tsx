import {
  aConfig,
  anEditorialPage,
  anEditorialSection,
  aShopListItem,
  renderPage,
  TEST_BRAND,
} from '@mall/testing';
import { aShopListOf } from '../../features/card-shops/testing/shop-list.ts';
import * as page from './page.tsx';

const section = (id: string, heading: string) => anEditorialSection({ id, heading });

const show = (apps?: readonly string[]) =>
  renderPage(page, {
    app: 'cards',
    apps,
    path: `/my${TEST_BRAND.slug}-card`,
    data: {
      editorialPage: anEditorialPage({
        title: 'Loyalty card',
        sections: [
          section('elonyok', 'Why have one?'),
          section('elfogadohelyek', 'Where does it count?'),
          section('szabalyok', 'Terms of use'),
          section('ujdonsag', 'News of the card'),
          section('csaladi-kartya', 'Family card'),
        ],
      }),
      config: aConfig(),
      shopList: aShopListOf([aShopListItem({ name: 'Cups' })]),
    },
  });

test('gives both cards an anchor with their form, the loyalty card after its benefits', async () => {
  const shown = await show();
  shown.getByRole('heading', { level: 1, name: 'Loyalty card' });
  const family = shown.getByRole('region', { name: 'Family card' });
  expect(family.id).toBe('csaladi-kartya');
  expect(family.querySelector('[name=form]')?.getAttribute('value')).toBe('familyCard');
  const loyalty = shown.getByRole('region', { name: 'Request the loyalty card' });
  expect(loyalty.querySelector('[name=form]')?.getAttribute('value')).toBe('loyaltyCard');
  const reason = shown.getByRole('heading', { name: 'Why have one?' });
  expect(reason.compareDocumentPosition(loyalty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('links to the parts of the page', async () => {
  const shown = await show();
  const links = shown.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a');
  expect([...links].map(({ hash }) => hash)).toEqual([
    '#igenyles',
    '#elfogadohelyek',
    '#szabalyok',
    '#ujdonsag',
    '#csaladi-kartya',
  ]);
  for (const { hash } of links) expect(document.getElementById(hash.slice(1))).not.toBeNull();
});

test('lists the shops that accept the card while their app is live', async () => {
  const { getByRole, unmount } = await show();
  const region = getByRole('region', { name: 'Where does it count?' });
  expect(region.textContent).toContain('Cups');
  unmount();
  const shown = await show(['cards', 'content']);
  expect(shown.queryByRole('heading', { name: 'Where does it count?' })).toBeNull();
});
