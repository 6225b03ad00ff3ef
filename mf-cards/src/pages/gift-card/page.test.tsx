import { anEditorialPage, anEditorialSection, renderPage } from '@mall/testing';
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
});
const balance = anEditorialSection({ id: 'egyenleg', heading: 'Egyenleg lekérdezése' });

const show = (sections: (typeof facts)[]) =>
  renderPage(page, {
    app: 'cards',
    path: '/ajandekkartya',
    data: { editorialPage: anEditorialPage({ title: 'Ajándékkártya', sections }) },
  });

test('the suspension is shown first', async () => {
  const shown = await show([facts, suspension]);
  shown.getByRole('heading', { level: 1, name: 'Ajándékkártya' });
  const region = shown.getByRole('region', { name: 'A kiadás szünetel' });
  expect(region.textContent).toContain('Rendszerhiba miatt nem adunk ki új kártyát.');
  const body = shown.getByRole('heading', { name: 'Tudnivalók' });
  expect(region.compareDocumentPosition(body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shown.meta.structuredData?.[0]).toMatchObject({
    '@type': 'Product',
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('without a suspension there is no notice', async () => {
  const shown = await show([facts]);
  expect(shown.queryByRole('note')).toBeNull();
  shown.getByText('1 év');
});

test('the section on the balance check is hidden', async () => {
  const shown = await show([facts, balance]);
  expect(shown.queryByText('Egyenleg lekérdezése')).toBeNull();
});
