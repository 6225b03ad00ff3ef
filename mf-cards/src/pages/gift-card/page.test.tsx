import {
  aConfig,
  anEditorialPage,
  anEditorialSection,
  aShopListItem,
  renderPage,
} from '@mall/testing';
import { aShopListOf } from '../../features/card-shops/testing/shop-list.ts';
import * as page from './page.tsx';

const suspension = anEditorialSection({
  id: 'kiadas',
  heading: 'A kiadás szünetel',
  html: undefined,
  notice: 'Rendszerhiba miatt nem adunk ki új kártyát.',
});
const facts = anEditorialSection({
  id: 'tudnivalok',
  heading: 'Tudnivalók',
  facts: [{ label: 'Érvényesség', value: '1 év' }],
  prices: [
    { label: 'Legkisebb', amount: 5000 },
    { label: 'Legnagyobb', amount: 100_000 },
  ],
});
const balance = anEditorialSection({ id: 'egyenleg', heading: 'Hogyan kérdezed le?' });
const shops = anEditorialSection({ id: 'elfogadohelyek', heading: 'Hol fizethetsz vele?' });

const show = (giftCardSuspension?: { balance: boolean }) =>
  renderPage(page, {
    app: 'cards',
    path: '/ajandekkartya',
    data: {
      editorialPage: anEditorialPage({
        title: 'Ajándékkártya',
        sections: [suspension, facts, shops, balance],
      }),
      config: aConfig({ giftCardSuspension }),
      shopList: aShopListOf([aShopListItem({ name: 'Betű' })]),
    },
  });

test.each([
  [true, 'A kártyád egyenlegét továbbra is lekérdezheted.'],
  [false, 'Az egyenleget most az információs pultnál tudod meg.'],
])('shows the suspension first, with the balance: %s', async (canAsk, text) => {
  const shown = await show({ balance: canAsk });
  shown.getByRole('heading', { level: 1, name: 'Ajándékkártya' });
  const region = shown.getByRole('region', { name: 'A kiadás szünetel' });
  expect(region.textContent).toContain('Rendszerhiba miatt nem adunk ki új kártyát.');
  expect(region.textContent).toContain(text);
  const body = shown.getByRole('heading', { name: 'Tudnivalók' });
  expect(region.compareDocumentPosition(body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shown.meta.structuredData?.[0]).toMatchObject({
    '@type': 'Product',
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('sells cards without a suspension, and lists the shops that accept them', async () => {
  const shown = await show();
  expect(shown.queryByRole('region', { name: 'A kiadás szünetel' })).toBeNull();
  const region = shown.getByRole('region', { name: 'Hol fizethetsz vele?' });
  expect(region.textContent).toContain('Betű');
  const all = shown.getByRole('link', { name: 'Minden üzlet (1)' });
  expect(all.getAttribute('href')).toBe('/uzletek?szolgaltatas=gift-card');
  shown.getByText('1 év');
  expect(shown.meta.structuredData?.[0]).toMatchObject({
    offers: {
      availability: 'https://schema.org/InStoreOnly',
      price: 5000,
      priceSpecification: { minPrice: 5000, maxPrice: 100_000, priceCurrency: 'HUF' },
    },
  });
});

test('replaces the section on the balance by the form, before the facts', async () => {
  const shown = await show();
  expect(shown.queryByText('Hogyan kérdezed le?')).toBeNull();
  const form = shown.getByRole('region', { name: 'Egyenleg lekérdezése' });
  expect(form.id).toBe('egyenleg');
  const beside = shown.getByRole('heading', { name: 'Tudnivalók' });
  expect(form.compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
