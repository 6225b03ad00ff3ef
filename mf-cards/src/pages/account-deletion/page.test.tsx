import type { Language } from '@mall/contracts';
import { refuse, renderPage, TEST_BRAND } from '@mall/testing';
import { DeletionForm } from './page.tsx';

const BUTTON = { hu: 'Kérem a levelet', en: 'Send me the message' };

async function show(take: () => object, language: Language = 'hu', query = '') {
  const accountDeletion = jest.fn(take) as jest.Mock;
  const shown = await renderPage(
    { Component: DeletionForm, meta: () => ({ title: '', description: '' }) },
    {
      ...{ app: 'cards', path: `/my${TEST_BRAND.slug}-torles${query}`, language },
      forms: { accountDeletion },
    },
  );
  const send = () => shown.user.click(shown.getByRole('button', { name: BUTTON[language] }));
  return { ...shown, accountDeletion, send };
}

test.each([
  ['hu', 'Nézd meg a postaládádat!', /Megerősítés nélkül semmi sem változik/],
  ['en', 'Check your inbox!', /Nothing changes without your confirmation/],
] as const)('in %s responds the same with and without an account', async (...row) => {
  const [language, headline, text] = row;
  const shown = await show(() => ({ status: 'asked' }), language);
  await shown.user.type(shown.getByRole('textbox'), 'anna@example.com');
  await shown.send();
  expect(shown.accountDeletion.mock.calls.map(([body]) => body)).toEqual([
    { email: 'anna@example.com' },
  ]);
  shown.getByRole('heading', { name: headline });
  shown.getByText(text);
});

test.each([
  ['hu', 'email:required', 'Email cím megadása kötelező!'],
  ['en', 'email:invalid', 'Invalid email address!'],
] as const)('in %s shows %s at the field', async (language, code, text) => {
  const shown = await show(refuse(422, code), language);
  await shown.send();
  await shown.user.click(shown.getByRole('link', { name: text }));
  expect(document.activeElement).toBe(shown.getByRole('textbox'));
});

test.each([
  ['hu', 'Ez a hivatkozás már nem érvényes'],
  ['en', 'This link is no longer valid'],
] as const)('in %s refers an expired link to a new mail', async (language, headline) => {
  const shown = await show(() => ({}), language, '?accountDeletion=expired');
  expect(shown.getByRole('alert').textContent).toContain(headline);
});
