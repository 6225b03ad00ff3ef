import type { FormResponse } from '@mall/contracts';
import { refuse, renderPage } from '@mall/testing';
import { NewPasswordForm, PasswordMailForm } from './password-forms.tsx';

const meta = () => ({ title: '', description: '' });
const TOKEN_PATH = '/elfelejtett-jelszo/a-token';

async function showNew(take: () => object, formResponse?: FormResponse) {
  const newPassword = jest.fn(take) as jest.Mock;
  const shown = await renderPage(
    { Component: () => <NewPasswordForm token="a-token" />, meta },
    { app: 'cards', path: TOKEN_PATH, formResponse, forms: { newPassword } },
  );
  const send = () => shown.user.click(shown.getByRole('button', { name: 'Mentem az új jelszót' }));
  return { ...shown, newPassword, send };
}

async function showMail(take: () => object) {
  const passwordMail = jest.fn(take) as jest.Mock;
  const shown = await renderPage(
    { Component: PasswordMailForm, meta },
    { app: 'cards', path: '/elfelejtett-jelszo', forms: { passwordMail } },
  );
  const send = () => shown.user.click(shown.getByRole('button', { name: 'Kérem a levelet' }));
  return { ...shown, passwordMail, send };
}

test('sends a new password with the token of the path', async () => {
  const { user, newPassword, send, getByRole, getByLabelText } = await showNew(() => ({
    status: 'changed',
  }));
  for (const label of ['Új jelszó', 'Új jelszó még egyszer'])
    await user.type(getByLabelText(label), 'jobb');
  await send();
  expect(newPassword.mock.calls.map(([body]) => body)).toEqual([
    { token: 'a-token', password: 'jobb', password_confirmation: 'jobb' },
  ]);
  getByRole('heading', { name: 'Megváltozott a jelszavad!' });
});

test.each([
  ['token:expired', 'Lejárt a hivatkozás'],
  ['token:used', 'Ezt a hivatkozást már felhasználták'],
  ['token:invalid', 'Ez a hivatkozás nem érvényes'],
  ['token:required', 'Ez a hivatkozás nem érvényes'],
])('refers %s to a new mail', async (code, headline) => {
  const { send, getByRole, queryByLabelText, queryByRole } = await showNew(refuse(422, code));
  await send();
  expect(getByRole('alert').textContent).toContain(headline);
  const link = getByRole('link', { name: 'Új levelet kérek' });
  expect(link.getAttribute('href')).toBe('/elfelejtett-jelszo');
  expect(queryByLabelText('Új jelszó')).toBeNull();
  expect(queryByRole('button', { name: 'Mentem az új jelszót' })).toBeNull();
});

test('names no field beside a link that is no longer valid', async () => {
  const { send, getByRole } = await showNew(refuse(422, 'password:required', 'token:invalid'));
  await send();
  expect(getByRole('alert').textContent).toContain('Ez a hivatkozás nem érvényes');
  expect(getByRole('alert').querySelector('li')).toBeNull();
});

test('shows an expired link without JavaScript and no field', async () => {
  const { getByRole, queryByLabelText } = await showNew(() => ({}), {
    ...{ form: 'newPassword', path: TOKEN_PATH, status: 422 },
    ...{ codes: ['token:expired'], inputs: { token: 'a-token' } },
  });
  expect(getByRole('alert').textContent).toContain('Lejárt a hivatkozás');
  expect(queryByLabelText('Új jelszó')).toBeNull();
});

test('asks for the password again without JavaScript', async () => {
  const { getByText, queryByText } = await showNew(() => ({}), {
    ...{ form: 'newPassword', path: TOKEN_PATH, status: 422 },
    ...{ codes: ['password_confirmation:invalid'], inputs: { token: 'a-token' } },
  });
  const note = getByText('Biztonsági okból a jelszót újra be kell írnod.');
  expect(note.className).toBe('unscripted-only');
  expect(queryByText('Lejárt a hivatkozás')).toBeNull();
});

test('asks for a password without JavaScript where none was typed', async () => {
  const { getByRole, queryByText } = await showNew(() => ({}), {
    ...{ form: 'newPassword', path: TOKEN_PATH, status: 422 },
    ...{ codes: ['password:required', 'password_confirmation:required'], inputs: {} },
  });
  getByRole('link', { name: 'Jelszó megadása kötelező!' });
  expect(queryByText('Biztonsági okból a jelszót újra be kell írnod.')).toBeNull();
});

test('asks for the mail, and responds the same with and without an account', async () => {
  const { user, passwordMail, send, getByRole, getByText } = await showMail(() => ({
    status: 'asked',
  }));
  await user.type(getByRole('textbox'), 'anna@example.com');
  await send();
  expect(passwordMail.mock.calls.map(([body]) => body)).toEqual([{ email: 'anna@example.com' }]);
  getByRole('heading', { name: 'Nézd meg a postaládádat!' });
  getByText(/^Ha ezzel a címmel van fiókod/);
});
