import type { ApiFormData, FormResponse, Language } from '@mall/contracts';
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
const PATHS = { hu: '/ajandekkartya', en: '/gift-card' };
const TEXTS = {
  hu: { token: /A kártya kódja/, submit: 'Megnézem az egyenleget' },
  en: { token: /Card code/, submit: 'Show the balance' },
};

interface Shown {
  language?: Language;
  take?: () => Balance;
  formResponse?: FormResponse;
}

async function show({ language = 'hu', take = () => BALANCE, formResponse }: Shown = {}) {
  const giftCardBalance = jest.fn(take);
  const module = { Component: BalanceForm, meta: () => ({ title: '', description: '' }) };
  const shown = await renderPage(module, {
    ...{ app: 'cards', path: PATHS[language], forms: { giftCardBalance }, formResponse },
  });
  const texts = TEXTS[language];
  const ask = async (token = 'ABCD-1234') => {
    if (token) await shown.user.type(shown.getByRole('textbox', { name: texts.token }), token);
    await shown.user.click(shown.getByRole('button', { name: texts.submit }));
  };
  return { ...shown, giftCardBalance, ask };
}

test.each([
  ['hu', /12.500 Ft/, 'Eddig használhatod: 2027. március 14.', 'Vásárlás', /^−7500.Ft$/],
  ['en', /HUF.12,500/, 'You can use it until 14 March 2027', 'Purchase', /^−HUF.7,500$/],
] as const)('shows balance, last day and movements in %s', async (...row) => {
  const [language, amount, day, kind, out] = row;
  const { ask, giftCardBalance, getByText, getAllByRole, getByRole, url } = await show({
    language,
  });
  await ask();
  expect(giftCardBalance.mock.calls.map(([body]: unknown[]) => body)).toEqual([
    { token: 'ABCD-1234' },
  ]);
  getByText(amount);
  getByText(day);
  const [, newest] = getAllByRole('row');
  expect(newest?.textContent).toContain(kind);
  expect(newest?.lastElementChild?.textContent).toMatch(out);
  expect(document.activeElement).toBe(getByRole('heading', { level: 3 }));
  expect(url()).toBe(PATHS[language]);
});

test('removes the code from the page and lets visitors check another card', async () => {
  const { ask, container, getByRole } = await show();
  await ask();
  expect(container.innerHTML).not.toContain('ABCD-1234');
  expect((getByRole('textbox') as HTMLInputElement).value).toBe('');
});

test.each([
  ['hu', /2027. március 14. napján lejárt/, /Eddig használhatod/],
  ['en', /expired on 14 March 2027/, /You can use it until/],
] as const)('marks an expired card in %s', async (language, text, valid) => {
  const take = () => ({ ...BALANCE, expired: true, movements: [] });
  const { ask, getByText, queryByText } = await show({ language, take });
  await ask();
  getByText(text);
  expect(queryByText(valid)).toBeNull();
});

test.each([
  ['hu', 422, 'token:required', 'Írd be a kártya kódját!'],
  ['en', 422, 'token:required', 'Please enter the card code.'],
  ['hu', 422, 'token:invalid', 'Ilyen kódú kártyát nem találunk.'],
  ['en', 422, 'token:invalid', 'We cannot find a card with this code.'],
  ['hu', 422, 'token:suspended', 'az egyenleget most nem tudjuk megmutatni'],
  ['en', 422, 'token:suspended', 'we cannot show the balance now'],
  ['hu', 429, 'rate:limited', 'próbáld újra néhány perc múlva'],
  ['en', 0, undefined, 'Please try again in a few minutes'],
] as const)('explains in %s status %s %s', async (language, status, code, text) => {
  const { ask, getByRole, queryByRole } = await show({
    language,
    take: refuse(status, ...(code ? [code] : [])),
  });
  await ask();
  expect(getByRole('alert').textContent).toContain(text);
  expect(queryByRole('table')).toBeNull();
});

test('shows the balance without JavaScript', async () => {
  const { getByText, getByRole } = await show({
    formResponse: {
      ...{ form: 'giftCardBalance', path: PATHS.hu, status: 201, codes: [], inputs: {} },
      data: BALANCE,
    },
  });
  getByText(/12.500 Ft/);
  getByRole('button', { name: TEXTS.hu.submit });
});
