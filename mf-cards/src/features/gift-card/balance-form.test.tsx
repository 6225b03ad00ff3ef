import type { ApiFormData } from '@mall/contracts';
import { refuse, renderPage } from '@mall/testing';
import { BalanceForm } from './balance-form.tsx';

type Balance = ApiFormData['giftCardBalance'];

const BALANCE: Balance = {
  balance: 12_500,
  valid_until: '2027-03-14',
  expired: false,
  movements: [
    { date: '2026-11-20', kind: 'purchase', amount: -7500 },
    { date: '2026-03-14', kind: 'top_up', amount: 20_000 },
  ],
};
const PATH = '/ajandekkartya';

async function show(take: () => Balance = () => BALANCE) {
  const giftCardBalance = jest.fn(take);
  const module = { Component: BalanceForm, meta: () => ({ title: '', description: '' }) };
  const shown = await renderPage(module, {
    ...{ app: 'cards', path: PATH, forms: { giftCardBalance } },
  });
  const ask = async () => {
    await shown.user.type(shown.getByRole('textbox', { name: /A kártya kódja/ }), 'ABCD-1234');
    await shown.user.click(shown.getByRole('button', { name: 'Megnézem az egyenleget' }));
  };
  return { ...shown, giftCardBalance, ask };
}

test('shows balance, last day and movements, and removes the code from the page', async () => {
  const shown = await show();
  await shown.ask();
  expect(shown.giftCardBalance.mock.calls.map(([body]: unknown[]) => body)).toEqual([
    { token: 'ABCD-1234' },
  ]);
  shown.getByText(/12.500 Ft/);
  shown.getByText('Eddig használhatod: 2027. március 14.');
  const movements = shown.getAllByRole('row').slice(1);
  expect(movements.map(({ lastElementChild: amount }) => amount?.textContent)).toEqual([
    expect.stringMatching(/^−7500.Ft$/),
    expect.stringMatching(/^\+20.000.Ft$/),
  ]);
  expect(movements[0]?.textContent).toContain('Vásárlás');
  expect(document.activeElement).toBe(shown.getByRole('heading', { level: 3 }));
  expect(shown.container.innerHTML).not.toContain('ABCD-1234');
  expect((shown.getByRole('textbox') as HTMLInputElement).value).toBe('');
  expect(shown.url()).toBe(PATH);
});

test('marks an expired card', async () => {
  const shown = await show(() => ({ ...BALANCE, expired: true, movements: [] }));
  await shown.ask();
  shown.getByText(/2027. március 14. napján lejárt/);
  expect(shown.queryByText(/Eddig használhatod/)).toBeNull();
});

test.each([
  ['token:required', 'Írd be a kártya kódját!'],
  ['token:invalid', 'Ilyen kódú kártyát nem találunk'],
  ['token:suspended', 'az egyenleget most nem tudjuk megmutatni'],
])('explains %s', async (code, text) => {
  const shown = await show(refuse(422, code));
  await shown.ask();
  expect(shown.getByRole('alert').textContent).toContain(text);
  expect(shown.queryByText('Hiba')).toBeNull();
  expect(shown.queryByRole('table')).toBeNull();
});
