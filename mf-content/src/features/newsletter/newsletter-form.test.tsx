/** What is the newsletter's own; the tests of `useForm` show how a form is sent. */
import { consent, formDrafts } from '@mall/runtime';
import { type FakeForms, refuse, renderPage } from '@mall/testing';
import { NewsletterForm } from './newsletter-form.tsx';

const ADDRESS = 'anna@example.com';
const page = { Component: NewsletterForm, meta: () => ({ title: '', description: '' }) };

async function show(take: FakeForms['newsletter']) {
  const newsletter = jest.fn(take);
  const shown = await renderPage(page, { app: 'content', path: '/', forms: { newsletter } });
  const email = shown.getByRole('textbox', { name: 'E-mail-cím' }) as HTMLInputElement;
  const terms = shown.getByRole('checkbox', { name: /Elfogadom/ }) as HTMLInputElement;
  const button = shown.getByRole('button', { name: 'Feliratkozom' });
  const fillIn = async () => {
    await shown.user.type(email, ADDRESS);
    await shown.user.click(terms);
    await shown.user.click(button);
  };
  const message = () => shown.dialogs.showMessage.mock.lastCall?.[0];
  return { ...shown, newsletter, email, terms, button, fillIn, message };
}

const accept = () => ({ status: 'pending' as const });

beforeEach(() => {
  formDrafts.clear();
  consent.set('granted');
  window.dataLayer = [];
});

test('sends address and consent, asks to confirm them and tracks the success', async () => {
  const { newsletter, message, fillIn } = await show(accept);
  await fillIn();
  expect(newsletter.mock.lastCall?.[0]).toEqual({ email: ADDRESS, accept_terms: true });
  expect(message()).toMatchObject({
    type: 'success',
    headline: 'Sikeres hírlevél feliratkozás!',
    html: expect.stringContaining('Küldtünk egy levelet'),
  });
  expect(window.dataLayer).toEqual([{ event: 'Lead', category: 'Subscribe', label: 'Newsletter' }]);
});

test.each([
  ['email:duplicate', 'Ezzel az email címmel már', /^Már regisztrált email cím/, 'email'],
  ['email:invalid', 'Kérjük, adj meg', /^Érvénytelen email cím/, 'email'],
  ['accept_terms:required', 'Kérjük, adj meg', /^Kérjük, fogadd el/, 'newsletter_consent'],
])('explains %s in a message and at its field', async (code, text, error, name) => {
  const { message, fillIn, getByText } = await show(refuse(422, code));
  await fillIn();
  const headline = 'Hoppá, valami hiba történt!';
  const html = expect.stringContaining(text);
  expect(message()).toMatchObject({ type: 'error', headline, html });
  getByText(error);
  expect(message()?.focusAfter?.()?.getAttribute('name')).toBe(name);
});

test('lets the browser require an address but neither its format nor the consent', async () => {
  const { email, terms, newsletter, user, button } = await show(accept);
  expect(email.required).toBe(true);
  expect(email.type).toBe('text');
  expect(email.inputMode).toBe('email');
  expect(terms.required).toBe(false);
  await user.type(email, 'no address');
  await user.click(button);
  expect(newsletter.mock.lastCall?.[0]).toEqual({ email: 'no address', accept_terms: false });
});

test('opens the privacy notice beside the form', async () => {
  const { getByRole } = await show(accept);
  const link = getByRole('link', { name: 'adatvédelmi tájékoztatót (új lapon nyílik meg)' });
  expect(link.getAttribute('href')).toBe('/adatvedelem');
  expect(link.getAttribute('target')).toBe('_blank');
});
