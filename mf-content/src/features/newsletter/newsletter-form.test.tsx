import type { Language } from '@mall/contracts';
import { consent, formDrafts } from '@mall/runtime';
import { type FakeForms, refuse, renderPage, renderSlot } from '@mall/testing';
import { NewsletterForm } from './newsletter-form.tsx';

const ADDRESS = 'anna@example.com';
const TEXTS = {
  hu: { email: 'E-mail-cím', consent: /Elfogadom/, submit: 'Feliratkozom' },
  en: { email: 'Email address', consent: /I accept/, submit: 'Subscribe' },
};

async function show(take: FakeForms['newsletter'], language: Language = 'hu') {
  const newsletter = jest.fn(take);
  const texts = TEXTS[language];
  const slot = { Component: NewsletterForm };
  const shown = await renderSlot(slot, { app: 'content', language, forms: { newsletter } });
  const email = shown.getByRole('textbox', { name: texts.email }) as HTMLInputElement;
  const terms = shown.getByRole('checkbox', { name: texts.consent }) as HTMLInputElement;
  const button = shown.getByRole('button', { name: texts.submit });
  const fillIn = async (address = ADDRESS) => {
    await shown.user.type(email, address);
    await shown.user.click(terms);
    await shown.user.click(button);
  };
  return { ...shown, newsletter, email, terms, button, fillIn };
}

const accept = () => ({ status: 'pending' as const });

beforeEach(() => {
  formDrafts.clear();
  consent.set('granted');
  window.dataLayer = [];
});

test.each([
  ['hu', 'Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet'],
  ['en', 'Almost there!', 'We have sent you a message'],
] as const)(
  'in %s confirms a success, clears the form and tracks it',
  async (language, headline, html) => {
    const { newsletter, dialogs, email, terms, fillIn } = await show(accept, language);
    await fillIn();
    expect(newsletter.mock.calls.map(([body]) => body)).toEqual([
      { email: ADDRESS, accept_terms: true },
    ]);
    expect(dialogs.showMessage.mock.calls).toEqual([
      [{ type: 'success', headline, html: expect.stringContaining(html) }],
    ]);
    expect(email.value).toBe('');
    expect(terms.checked).toBe(false);
    expect(window.dataLayer).toEqual([
      { event: 'Lead', category: 'Subscribe', label: 'Newsletter' },
    ]);
  },
);

test.each([
  ['hu', 'Ezzel az email címmel már korábban feliratkoztak a hírlevélre!'],
  ['en', 'You have already subscribed with this email address.'],
] as const)('shows the error of a known address first in %s', async (language, html) => {
  const { dialogs, email, fillIn } = await show(
    refuse(422, 'accept_terms:required', 'email:duplicate'),
    language,
  );
  await fillIn();
  expect(dialogs.showMessage).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'error', html }),
  );
  expect(email.value).toBe(ADDRESS);
  expect(window.dataLayer).toEqual([]);
});

test.each([
  [
    'hu',
    'Hoppá, valami hiba történt!',
    'Kérjük, adj meg egy érvényes email címet, és fogadd el az adatvédelmi tájékoztatót!',
    ['Érvénytelen email cím!', 'Kérjük, fogadd el az adatvédelmi tájékoztatót!'],
  ],
  [
    'en',
    'Ooop! Something went wrong!',
    'Please enter a valid email address and accept the terms!',
    ['Invalid email address!', 'Please accept the terms!'],
  ],
] as const)(
  'in %s shows other errors at their fields too',
  async (language, headline, html, errors) => {
    const { dialogs, email, terms, button, user, getByText } = await show(
      refuse(422, 'email:invalid', 'accept_terms:required'),
      language,
    );
    await user.type(email, 'anna');
    await user.click(button);
    expect(dialogs.showMessage.mock.calls).toEqual([
      [expect.objectContaining({ type: 'error', headline, html })],
    ]);
    for (const error of errors) getByText(error);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(terms.getAttribute('aria-invalid')).toBe('true');
    expect(email.value).toBe('anna');
  },
);

test.each([
  [['email:invalid', 'accept_terms:required'], 'email'],
  [['email:duplicate'], 'email'],
  [['accept_terms:required'], 'newsletter_consent'],
  [['database:unavailable'], undefined],
])('focuses the field after the message of %j: %s', async (codes, name) => {
  const { dialogs, fillIn } = await show(refuse(422, ...codes));
  await fillIn();
  const field = dialogs.showMessage.mock.lastCall?.[0].focusAfter?.();
  expect(field?.getAttribute('name') ?? undefined).toBe(name);
});

test.each([
  ['a missing response', refuse(0)],
  ['a database that is away', refuse(503, 'database:unavailable')],
  ['too many tries', refuse(429, 'rate:limited')],
])('%s keeps what was typed and asks to try again later', async (_case, take) => {
  const { dialogs, email, terms, fillIn, queryByText } = await show(take);
  await fillIn();
  expect(dialogs.showMessage).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ type: 'error', headline: 'Hoppá, valami hiba történt!' },
      html: 'Most nem sikerült. Kérjük, próbáld újra néhány perc múlva.',
    }),
  );
  expect(email.value).toBe(ADDRESS);
  expect(terms.checked).toBe(true);
  expect(queryByText('Érvénytelen email cím!')).toBeNull();
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
  const { getByRole } = await show(accept, 'en');
  const link = getByRole('link', { name: 'privacy notice (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('/privacy');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('shows on its button that it is being sent', async () => {
  const { fillIn, findByRole } = await show(() => new Promise(() => {}));
  await fillIn();
  const button = await findByRole('button', { name: 'Küldjük…' });
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test.each([
  ['hu', 'sent', 'success', 'Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet'],
  ['hu', 'confirmed', 'success', 'Megerősítetted', 'Köszönjük!'],
  ['en', 'confirmed', 'success', 'Your subscription is confirmed!', 'Thank you.'],
  ['hu', 'unsubscribed', 'success', 'Sikeres leiratkozás', 'A címedet töröltük'],
  ['en', 'unsubscribed', 'success', 'You have unsubscribed', 'has been deleted'],
  ['hu', 'expired', 'error', 'már nem érvényes', 'iratkozz fel újra'],
  ['en', 'expired', 'error', 'no longer valid', 'subscribe'],
  ['hu', 'duplicate', 'error', 'Hoppá', 'már korábban feliratkoztak'],
  ['hu', 'refused', 'error', 'Hoppá', 'adj meg egy érvényes email címet'],
  ['hu', 'unavailable', 'error', 'Hoppá', 'próbáld újra'],
  ['en', 'unavailable', 'error', 'Ooop!', 'Please try again'],
] as const)('shows visitors of %s who come to %s the message %s', async (...row) => {
  const [language, outcome, type, headline, text] = row;
  const page = { Component: NewsletterForm, meta: () => ({ title: '', description: '' }) };
  const path = `/?newsletter=${outcome}`;
  const { dialogs } = await renderPage(page, { app: 'content', path, language });
  const message = dialogs.showMessage.mock.lastCall?.[0];
  expect(message?.type).toBe(type);
  expect(message?.headline).toContain(headline);
  expect(message?.html).toContain(text);
});
