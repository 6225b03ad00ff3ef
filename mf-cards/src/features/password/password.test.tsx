import { fieldErrors } from '@mall/blocks';
import type { FormResponse, Language } from '@mall/contracts';
import { form as newPasswordForm } from '@mall/contracts/forms/new-password';
import { refuse, renderPage } from '@mall/testing';
import { NewPasswordForm, PasswordMailForm } from './password-forms.tsx';

interface Shown {
  language?: Language;
  take?: () => object;
  formResponse?: FormResponse;
}

const meta = () => ({ title: '', description: '' });

async function showNew({ language = 'hu', take = () => ({}), formResponse }: Shown = {}) {
  const newPassword = jest.fn(take) as jest.Mock;
  const shown = await renderPage(
    { Component: () => <NewPasswordForm token="a-token" />, meta },
    {
      ...{ app: 'cards', path: '/elfelejtett-jelszo/a-token', language, formResponse },
      forms: { newPassword },
    },
  );
  const button = { hu: 'Mentem az új jelszót', en: 'Save the new password' }[language];
  const send = () => shown.user.click(shown.getByRole('button', { name: button }));
  return { ...shown, newPassword, send };
}

async function showMail({ language = 'hu', take = () => ({}) }: Shown = {}) {
  const passwordMail = jest.fn(take) as jest.Mock;
  const path = { hu: '/elfelejtett-jelszo', en: '/forgotten-password' }[language];
  const shown = await renderPage(
    { Component: PasswordMailForm, meta },
    { app: 'cards', path, forms: { passwordMail } },
  );
  const button = { hu: 'Kérem a levelet', en: 'Send me the message' }[language];
  const send = () => shown.user.click(shown.getByRole('button', { name: button }));
  return { ...shown, passwordMail, send };
}

test('sends a new password with the token of the path', async () => {
  const { container, user, newPassword, send, getByRole } = await showNew({
    take: () => ({ status: 'changed' }),
  });
  for (const name of ['password', 'password_confirmation'])
    await user.type(container.querySelector(`[name=${name}]`) as Element, 'egy jobb jelszó');
  await send();
  expect(newPassword.mock.calls.map(([body]) => body)).toEqual([
    {
      token: 'a-token',
      password: 'egy jobb jelszó',
      password_confirmation: 'egy jobb jelszó',
    },
  ]);
  getByRole('heading', { name: 'Megváltozott a jelszavad!' });
});

test.each([
  ['hu', 'token:expired', 'Lejárt a hivatkozás'],
  ['en', 'token:expired', 'This link has expired'],
  ['hu', 'token:used', 'Ezt a hivatkozást már felhasználták'],
  ['en', 'token:used', 'This link has been used already'],
  ['hu', 'token:invalid', 'Ez a hivatkozás nem érvényes'],
  ['en', 'token:invalid', 'This link is not valid'],
  ['hu', 'token:required', 'Ez a hivatkozás nem érvényes'],
  ['en', 'token:required', 'This link is not valid'],
] as const)('in %s refers %s to a new mail', async (language, code, headline) => {
  const { send, getByRole } = await showNew({ language, take: refuse(422, code) });
  await send();
  expect(getByRole('alert').textContent).toContain(headline);
  const link = getByRole('link', { name: /^(Új levelet kérek|Send me a new message)$/ });
  expect(link.getAttribute('href')).toBe(
    { hu: '/elfelejtett-jelszo', en: '/forgotten-password' }[language],
  );
});

test.each(['hu', 'en'] as const)('in %s shows each error at its field', async (language) => {
  const names = ['password', 'password_confirmation'] as const;
  const codes = names.map((name) => `${name}:required` as const);
  const shown = await showNew({ language, take: refuse(422, ...codes) });
  await shown.send();
  for (const [index, name] of names.entries()) {
    const text = fieldErrors(newPasswordForm, language)[codes[index] ?? 'password:required'] ?? '';
    await shown.user.click(shown.getByRole('link', { name: text }));
    expect(document.activeElement).toBe(shown.container.querySelector(`[name=${name}]`));
  }
});

test('shows an expired link without JavaScript and returns no password', async () => {
  const { container, getByRole } = await showNew({
    formResponse: {
      ...{ form: 'newPassword', path: '/elfelejtett-jelszo/a-token', status: 422 },
      ...{ codes: ['token:expired'], inputs: { token: 'a-token' } },
    },
  });
  expect(getByRole('alert').textContent).toContain('Lejárt a hivatkozás');
  expect((container.querySelector('[name=password]') as HTMLInputElement).value).toBe('');
});

test.each([
  ['hu', 'Nézd meg a postaládádat!', /^Ha ezzel a címmel van fiókod/],
  ['en', 'Check your inbox!', /^If you have an account with this address/],
] as const)('in %s responds the same with and without an account', async (...row) => {
  const [language, headline, text] = row;
  const { container, user, passwordMail, send, getByRole, getByText } = await showMail({
    language,
    take: () => ({ status: 'asked' }),
  });
  await user.type(container.querySelector('[name=email]') as Element, 'anna@example.com');
  await send();
  expect(passwordMail.mock.calls.map(([body]) => body)).toEqual([{ email: 'anna@example.com' }]);
  getByRole('heading', { name: headline });
  getByText(text);
});

test.each([
  ['hu', 'email:required', 'Email cím megadása kötelező!'],
  ['en', 'email:invalid', 'Invalid email address!'],
] as const)('in %s shows %s at the field of the mail form', async (language, code, text) => {
  const { container, user, send, getByRole } = await showMail({
    language,
    take: refuse(422, code),
  });
  await send();
  await user.click(getByRole('link', { name: text }));
  expect(document.activeElement).toBe(container.querySelector('[name=email]'));
});
