import { renderPage, TEST_BRAND } from '@mall/testing';
import { DeletionForm } from './page.tsx';

async function show(take: () => object, query = '') {
  const accountDeletion = jest.fn(take) as jest.Mock;
  const shown = await renderPage(
    { Component: DeletionForm, meta: () => ({ title: '', description: '' }) },
    {
      ...{ app: 'cards', path: `/my${TEST_BRAND.slug}-torles${query}` },
      forms: { accountDeletion },
    },
  );
  const send = () => shown.user.click(shown.getByRole('button', { name: 'Kérem a levelet' }));
  return { ...shown, accountDeletion, send };
}

test('asks for the mail, and responds the same with and without an account', async () => {
  const shown = await show(() => ({ status: 'asked' }));
  await shown.user.type(shown.getByRole('textbox'), 'anna@example.com');
  await shown.send();
  expect(shown.accountDeletion.mock.calls.map(([body]) => body)).toEqual([
    { email: 'anna@example.com' },
  ]);
  shown.getByRole('heading', { name: 'Nézd meg a postaládádat!' });
  shown.getByText(/Megerősítés nélkül semmi sem változik/);
});

test('refers an expired link to a new mail', async () => {
  const shown = await show(() => ({}), '?accountDeletion=expired');
  expect(shown.getByRole('alert').textContent).toContain('Ez a hivatkozás már nem érvényes');
});
