import { fieldErrors } from '@mall/blocks';
import type { ApiForm, Config, FormResponse, Language } from '@mall/contracts';
import { form as familyCardForm } from '@mall/contracts/forms/family-card';
import { form as loyaltyCardForm } from '@mall/contracts/forms/loyalty-card';
import { formDrafts } from '@mall/runtime';
import { aConfig, refuse, renderPage, setClock, TEST_BRAND } from '@mall/testing';
import type { ComponentType } from 'react';
import { FamilyForm } from './family-form.tsx';
import { LoyaltyForm } from './loyalty-form.tsx';

type CardForm = Extract<ApiForm, 'loyaltyCard' | 'familyCard'>;

const COMPONENTS: Record<CardForm, ComponentType> = {
  loyaltyCard: LoyaltyForm,
  familyCard: FamilyForm,
};
const PATHS = { hu: `/my${TEST_BRAND.slug}-kartya`, en: `/my${TEST_BRAND.slug}-card` };
const HASHES = { loyaltyCard: 'igenyles', familyCard: 'csaladi-igenyles' };
const SUBMIT = {
  loyaltyCard: { hu: 'Igénylem a kártyát', en: 'Request the card' },
  familyCard: { hu: 'Igénylem a családi kártyát', en: 'Request the family card' },
};

beforeEach(() => formDrafts.clear());

interface Shown {
  form: CardForm;
  language?: Language;
  take?: () => Promise<never> | object;
  formResponse?: FormResponse;
  query?: string;
  config?: Config;
}

async function show({ form, language = 'hu', take = () => ({}), formResponse, ...page }: Shown) {
  const { query = '', config = aConfig() } = page;
  const submit = jest.fn(take);
  const module = {
    Component: COMPONENTS[form],
    loader: ({ load }: { load: (call: 'config') => Promise<unknown> }) => load('config'),
    meta: () => ({ title: '', description: '' }),
  };
  const shown = await renderPage(module, {
    ...{ app: 'cards', path: PATHS[language] + query, data: { config }, formResponse },
    forms: { [form]: submit },
  });
  const send = () => shown.user.click(shown.getByRole('button', { name: SUBMIT[form][language] }));
  return { ...shown, submit, send };
}

/** The label of each field. The wording of its errors is proven with `fieldErrors`. */
const SHARED_LABELS = {
  last_name: { hu: 'Vezetéknév', en: 'Last name' },
  first_name: { hu: 'Keresztnév', en: 'First name' },
  birthday: { hu: 'Születési dátum', en: 'Date of birth' },
  email: { hu: 'E-mail-cím', en: 'Email address' },
  postal_code: { hu: 'Irányítószám', en: 'Postal code' },
  accept_terms: { hu: /Elfogadom/, en: /I accept/ },
};
const LABELS: Record<CardForm, Record<string, Record<Language, string | RegExp>>> = {
  loyaltyCard: {
    ...SHARED_LABELS,
    password: { hu: 'Jelszó', en: 'Password' },
    password_confirmation: { hu: 'Jelszó még egyszer', en: 'Repeat password' },
  },
  familyCard: {
    ...SHARED_LABELS,
    city: { hu: 'Település', en: 'City' },
    street_address: { hu: 'Utca, házszám', en: 'Street and number' },
    phone_number: { hu: 'Telefonszám', en: 'Phone number' },
  },
};
const errorsOf = (form: CardForm, language: Language): Record<string, string | undefined> =>
  form === 'loyaltyCard'
    ? fieldErrors(loyaltyCardForm, language)
    : fieldErrors(familyCardForm, language);

/** The control of a label. */
const controlOf = (container: HTMLElement, label: string | RegExp) => {
  const labels = [...container.querySelectorAll('label')];
  const found = labels.find(({ textContent: text }) =>
    typeof label === 'string' ? text === label : label.test(text),
  );
  return found?.control as HTMLInputElement;
};

test.each([
  ['loyaltyCard', 'hu'],
  ['loyaltyCard', 'en'],
  ['familyCard', 'hu'],
  ['familyCard', 'en'],
] as const)('%s in %s: shows each error at its field and in a list', async (form, language) => {
  const codes = Object.keys(LABELS[form]).map((name) => `${name}:required`);
  const shown = await show({ form, language, take: refuse(422, ...codes) });
  await shown.send();
  expect(shown.getByRole('alert').parentElement).toBe(document.activeElement);
  const inputs = shown.container.querySelectorAll<HTMLInputElement>('input[name$=_name]');
  const order = [...inputs].map(({ name }) => name);
  expect(order).toEqual(language === 'hu' ? order.toSorted().reverse() : order.toSorted());
  for (const [name, labels] of Object.entries(LABELS[form])) {
    const text = errorsOf(form, language)[`${name}:required`] ?? '';
    const control = controlOf(shown.container, labels[language]);
    expect([name, control.getAttribute('aria-invalid')]).toEqual([name, 'true']);
    const notes = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain(text);
    await shown.user.click(shown.getByRole('link', { name: text }));
    expect(document.activeElement).toBe(control);
  }
  expect(shown.dialogs.showMessage).not.toHaveBeenCalled();
});

test.each([
  ['hu', 'Nem', 'Válassz egyet: azt is jelölheted, hogy nem adod meg!'],
  ['en', 'Gender', 'Please choose one: you may also choose not to say!'],
] as const)('shows the error of the gender in %s', async (language, name, text) => {
  const form = 'loyaltyCard';
  const shown = await show({ form, language, take: refuse(422, 'gender:required') });
  await shown.send();
  const group = shown.getByRole('group', { name: new RegExp(`^${name}`) });
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(text);
  await shown.user.click(shown.getByRole('link', { name: text }));
  expect(document.activeElement).toBe(shown.getAllByRole('radio')[0]);
});

test('sends every field of the loyalty card, and leads to the mail', async () => {
  const { container, user, submit, send, getByRole, getByLabelText, queryByRole } = await show({
    form: 'loyaltyCard',
    take: () => ({ status: 'pending' }),
  });
  const typed = {
    last_name: 'Kovács',
    first_name: 'Anna',
    postal_code: '1222',
    email: 'anna@example.com',
    password: 'hosszú jelszó',
    password_confirmation: 'hosszú jelszó',
  };
  for (const [name, value] of Object.entries(typed))
    await user.type(container.querySelector<HTMLInputElement>(`[name=${name}]`) as Element, value);
  await user.type(getByLabelText(/Születési dátum/), '1990-04-23');
  await user.click(getByRole('radio', { name: 'Nem adom meg' }));
  await user.click(getByRole('checkbox', { name: /Elfogadom az adatvédelmi/ }));
  await user.click(getByRole('checkbox', { name: 'Kérem a hírlevelet is.' }));
  await send();
  expect(submit.mock.calls.map(([body]: unknown[]) => body)).toEqual([
    {
      ...typed,
      birthday: '1990-04-23',
      gender: 'not_given',
      accept_terms: true,
      newsletter: true,
    },
  ]);
  const heading = getByRole('heading', { name: 'Nézd meg a postaládádat!' });
  expect(document.activeElement).toBe(heading);
  expect(queryByRole('button', { name: SUBMIT.loyaltyCard.hu })).toBeNull();
});

test.each([
  ['hu', 'confirmed', 'Elkészült a hűségkártyád!', 'Az alkalmazás', '/app'],
  ['en', 'confirmed', 'Your loyalty card is ready!', 'The app', '/app?lang=en'],
  ['hu', 'expired', 'Ez a hivatkozás már nem érvényes'],
  ['en', 'expired', 'This link is no longer valid'],
] as const)('in %s explains a link of the mail that is %s', async (...row) => {
  const [language, outcome, headline, link, href] = row;
  const shown = await show({ form: 'loyaltyCard', language, query: `?loyaltyCard=${outcome}` });
  const report = shown.getByRole('alert');
  expect(report.textContent).toContain(headline);
  if (link) expect(shown.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});

test.each([
  ['hu', 'A hűségkártyát 16 éves kortól igényelheted!', 'Ingyenes, 16 éves kortól.'],
  ['en', 'The loyalty card is available from age 16!', 'Free of charge, from age 16.'],
] as const)('names the minimum age of the content in %s', async (language, text, lead) => {
  const take = refuse(422, 'birthday:too_late');
  const config = aConfig({ loyaltyMinimumAge: 16 });
  const shown = await show({ form: 'loyaltyCard', language, take, config });
  shown.getByText(lead);
  await shown.send();
  await shown.user.click(shown.getByRole('link', { name: text }));
  expect(document.activeElement).toBe(shown.getByLabelText(/Születési dátum|Date of birth/));
});

test.each([
  ['hu', 'Sikeres igénylés!', /e-mailben értesítünk/],
  ['en', 'Your request was successful!', /email you when the card is ready/],
] as const)('announces the family card by e-mail in %s', async (language, headline, text) => {
  const form = 'familyCard';
  const shown = await show({ form, language, take: () => ({ status: 'requested' }) });
  await shown.send();
  shown.getByRole('heading', { name: headline });
  expect(shown.getByRole('status').textContent).toMatch(text);
});

test.each([
  ['hu', 'Hiba', /már tartozik érvényes családi kártya/],
  ['en', 'Error', /already linked to a valid family card/],
] as const)('refers a known address to the info address in %s', async (language, title, text) => {
  const form = 'familyCard';
  const shown = await show({ form, language, take: refuse(422, 'email:duplicate') });
  await shown.send();
  const report = shown.getByRole('alert').textContent;
  expect(report).toContain(title);
  expect(report).toMatch(text);
  const mail = shown.getByRole('link', { name: 'info@mall.example' });
  expect(mail.getAttribute('href')).toBe('mailto:info@mall.example');
});

test('lists errors in the order of the fields, the names in the order of the language', async () => {
  const codes = ['accept_terms:required', 'first_name:required', 'last_name:required'];
  const listed = async (language: Language) => {
    const form = 'loyaltyCard';
    const shown = await show({ form, language, take: refuse(422, ...codes, 'gender:required') });
    await shown.send();
    const texts = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    shown.unmount();
    return texts;
  };
  expect(await listed('hu')).toEqual([
    'Vezetéknév megadása kötelező!',
    'Keresztnév megadása kötelező!',
    'Válassz egyet: azt is jelölheted, hogy nem adod meg!',
    'Kérjük, fogadd el az adatvédelmi tájékoztatót!',
  ]);
  expect((await listed('en')).slice(0, 2)).toEqual([
    'First name is required!',
    'Last name is required!',
  ]);
});

test('keeps a postal code that is pasted with spaces', async () => {
  const { user, send, submit, getByLabelText } = await show({ form: 'familyCard' });
  await user.click(getByLabelText(/Irányítószám/));
  await user.paste(' 1222 ');
  await send();
  expect(submit.mock.lastCall).toMatchObject([{ postal_code: ' 1222 ' }, {}]);
});

test('refuses a birthday after today', async () => {
  setClock('2026-11-25T23:30:00Z');
  const { getByLabelText } = await show({ form: 'familyCard' });
  expect(getByLabelText(/Születési dátum/).getAttribute('max')).toBe('2026-11-26');
});

test('restores what was typed, but no password, when the form returns', async () => {
  const first = await show({ form: 'loyaltyCard' });
  const inputOf = ({ container }: typeof first, name: string) =>
    container.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  for (const name of ['last_name', 'email', 'password', 'password_confirmation'])
    await first.user.type(inputOf(first, name), `the ${name}`);
  await first.user.click(first.getByRole('button', { name: /^Mutasd \(Jelszó\)$/ }));
  await first.user.click(first.getByRole('radio', { name: 'Nem adom meg' }));
  await first.user.click(first.getByRole('checkbox', { name: 'Kérem a hírlevelet is.' }));
  first.unmount();
  const again = await show({
    form: 'loyaltyCard',
    language: 'en',
    take: () => ({ status: 'pending' }),
  });
  await again.send();
  expect(again.submit.mock.calls.map(([body]: unknown[]) => body)).toEqual([
    expect.objectContaining({
      ...{ last_name: 'the last_name', first_name: '', email: 'the email' },
      ...{ password: '', password_confirmation: '' },
      ...{ gender: 'not_given', newsletter: true, accept_terms: false },
    }),
  ]);
  again.unmount();
  const later = await show({ form: 'loyaltyCard' });
  expect(inputOf(later, 'last_name').value).toBe('');
});

test('names autofill tokens and leaves validation to the server', async () => {
  const { container } = await show({ form: 'loyaltyCard' });
  const form = container.querySelector('form');
  expect(form?.noValidate).toBe(true);
  const purposes = [...container.querySelectorAll('input[autocomplete]')].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('autocomplete'),
  ]);
  expect(Object.fromEntries(purposes)).toEqual({
    last_name: 'family-name',
    first_name: 'given-name',
    birthday: 'bday',
    postal_code: 'postal-code',
    email: 'email',
    password: 'new-password',
    password_confirmation: 'new-password',
  });
});

describe.each(['loyaltyCard', 'familyCard'] as const)('%s without a script', (form) => {
  const posted = (response: Partial<FormResponse>, language: Language = 'hu') =>
    show({
      form,
      language,
      formResponse: {
        ...{ form, path: PATHS[language], status: 201, codes: [], inputs: {} },
        ...response,
      },
    });

  test('posts to its anchor of the page', async () => {
    const { container } = await posted({ form: 'newsletter' });
    const element = container.querySelector('form');
    expect(element?.getAttribute('action')).toBe(`${PATHS.hu}#${HASHES[form]}`);
    expect(element?.method).toBe('post');
    expect(container.querySelector(`#${HASHES[form]}`)?.contains(element)).toBe(true);
  });

  test('shows errors and keeps what was typed', async () => {
    const inputs = { last_name: 'Kovács', email: 'anna', newsletter: 'on', gender: 'female' };
    const codes = ['email:invalid', 'accept_terms:required'];
    const { container, getByRole } = await posted({ status: 422, codes, inputs });
    const links = [...getByRole('alert').querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Érvénytelen email cím!',
      'Kérjük, fogadd el az adatvédelmi tájékoztatót!',
    ]);
    const targets = links.map(({ hash }) => document.getElementById(hash.slice(1)));
    const names = targets.map((target) => target?.getAttribute('name'));
    expect(names).toEqual(['email', 'accept_terms']);
    const values = new FormData(container.querySelector('form') as HTMLFormElement);
    expect(values.get('last_name')).toBe('Kovács');
    expect(values.get('email')).toBe('anna');
    expect(values.get('newsletter')).toBe('on');
    if (form === 'loyaltyCard') expect(values.get('gender')).toBe('female');
  });

  test('asks to send it again after a server failure', async () => {
    const { getByRole } = await posted({ status: 0, inputs: { email: 'a@b.hu' } });
    getByRole('button', { name: 'Újra elküldöm' });
  });
});
