import type { ApiForm, Config, Language } from '@mall/contracts';
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
const SUBMIT = /^(Igénylem a (családi )?kártyát|Request the card)$/;
const TERMS = 'Elfogadom az adatvédelmi tájékoztatót (új lapon nyílik meg).';

beforeEach(() => formDrafts.clear());

interface Shown {
  form: CardForm;
  language?: Language;
  take?: () => Promise<never> | object;
  query?: string;
  config?: Config;
}

async function show({ form, language = 'hu', take = () => ({}), ...page }: Shown) {
  const { query = '', config = aConfig() } = page;
  const submit = jest.fn(take);
  const module = {
    Component: COMPONENTS[form],
    loader: ({ load }: { load: (call: 'config') => Promise<unknown> }) => load('config'),
    meta: () => ({ title: '', description: '' }),
  };
  const shown = await renderPage(module, {
    ...{ app: 'cards', path: PATHS[language] + query, data: { config } },
    forms: { [form]: submit },
  });
  const send = () => shown.user.click(shown.getByRole('button', { name: SUBMIT }));
  const enter = async (label: string, text: string) => {
    await shown.user.click(shown.getByLabelText(label));
    await shown.user.paste(text);
  };
  const values = () =>
    Object.fromEntries(new FormData(shown.container.querySelector('form') as HTMLFormElement));
  return { ...shown, submit, send, enter, values };
}

/** The label of each field that may have an error, in the order of the fields. */
const LABELS: Record<CardForm, Record<string, string>> = {
  loyaltyCard: {
    last_name: 'Vezetéknév',
    first_name: 'Keresztnév',
    birthday: 'Születési dátum',
    postal_code: 'Irányítószám',
    gender: 'Nő',
    email: 'E-mail-cím',
    password: 'Jelszó',
    password_confirmation: 'Jelszó még egyszer',
    accept_terms: TERMS,
  },
  familyCard: {
    last_name: 'Vezetéknév',
    first_name: 'Keresztnév',
    birthday: 'Születési dátum',
    email: 'E-mail-cím',
    phone_number: 'Telefonszám',
    postal_code: 'Irányítószám',
    city: 'Település',
    street_address: 'Utca, házszám',
    accept_terms: TERMS,
  },
};

const errorAt = (control: Element) => {
  const ids = control.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ');
  return document.getElementById(ids?.at(-1) ?? '')?.textContent;
};

test.each(['loyaltyCard', 'familyCard'] as const)(
  '%s lists its errors in the order of its fields, and shows each at its field',
  async (form) => {
    const codes = Object.keys(LABELS[form]).map((name) => `${name}:required`);
    const { container, send, getByRole } = await show({
      form,
      take: refuse(422, ...codes.toSorted()),
    });
    await send();
    const links = [...getByRole('alert').querySelectorAll('a')];
    const inputs = [...container.querySelectorAll('input')];
    const listed = links.flatMap(({ hash }) => inputs.filter(({ id }) => `#${id}` === hash));
    expect(listed.map(({ name, labels }) => [name, labels?.[0]?.textContent])).toEqual(
      Object.entries(LABELS[form]),
    );
    expect(inputs.filter((input) => listed.includes(input))).toEqual(listed);
    expect(listed.map(errorAt)).toEqual(links.map(({ textContent }) => textContent));
  },
);

test('asks for the first name first in English', async () => {
  const take = refuse(422, 'last_name:required', 'first_name:required');
  const { container, send, getByRole } = await show({ form: 'loyaltyCard', language: 'en', take });
  await send();
  const names = [...container.querySelectorAll<HTMLInputElement>('input[name$=_name]')];
  expect(names.map(({ name }) => name)).toEqual(['first_name', 'last_name']);
  const links = [...getByRole('alert').querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'First name is required!',
    'Last name is required!',
  ]);
});

test('sends every field of the loyalty card, and leads to the mail', async () => {
  const { user, submit, send, enter, getByRole, getByLabelText } = await show({
    form: 'loyaltyCard',
    take: () => ({ status: 'pending' }),
  });
  const typed = {
    last_name: 'Kovács',
    first_name: 'Anna',
    // With spaces that were copied with it.
    postal_code: ' 1222 ',
    email: 'anna@example.com',
    password: 'hosszú jelszó',
    password_confirmation: 'hosszú jelszó',
  };
  for (const [name, text] of Object.entries(typed))
    await enter(LABELS.loyaltyCard[name] ?? '', text);
  await user.type(getByLabelText('Születési dátum'), '1990-04-23');
  for (const label of ['Nem adom meg', TERMS, 'Kérem a hírlevelet is.'])
    await user.click(getByLabelText(label));
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
  getByRole('heading', { name: 'Nézd meg a postaládádat!' });
});

test('leads from the confirmed loyalty card to the app', async () => {
  const shown = await show({ form: 'loyaltyCard', query: '?loyaltyCard=confirmed' });
  shown.getByRole('heading', { name: 'Elkészült a hűségkártyád!' });
  expect(shown.queryByRole('button', { name: SUBMIT })).toBeNull();
  expect(shown.getByRole('link', { name: 'Az alkalmazás' }).getAttribute('href')).toBe('/app');
});

test('names the minimum age of the content', async () => {
  const take = refuse(422, 'birthday:too_late');
  const config = aConfig({ loyaltyMinimumAge: 16 });
  const shown = await show({ form: 'loyaltyCard', take, config });
  shown.getByText('Ingyenes, 16 éves kortól.');
  await shown.send();
  shown.getByRole('link', { name: 'A hűségkártyát 16 éves kortól igényelheted!' });
});

test('announces the family card by e-mail', async () => {
  const shown = await show({ form: 'familyCard', take: () => ({ status: 'requested' }) });
  await shown.send();
  shown.getByRole('heading', { name: 'Sikeres igénylés!' });
  expect(shown.getByRole('status').textContent).toMatch(/e-mailben értesítünk/);
});

test('refers a known address of the family card to the info address', async () => {
  const shown = await show({ form: 'familyCard', take: refuse(422, 'email:duplicate') });
  await shown.send();
  const report = shown.getByRole('alert').textContent;
  expect(report).toMatch(/már tartozik érvényes családi kártya/);
  const mail = shown.getByRole('link', { name: 'info@mall.example' });
  expect(mail.getAttribute('href')).toBe('mailto:info@mall.example');
});

test('refuses a birthday after today', async () => {
  setClock('2026-11-25T23:30:00Z');
  const { getByLabelText } = await show({ form: 'familyCard' });
  expect(getByLabelText('Születési dátum').getAttribute('max')).toBe('2026-11-26');
});

test('restores what was typed, but no password that was shown, when the form returns', async () => {
  const first = await show({ form: 'loyaltyCard' });
  await first.enter('E-mail-cím', 'anna@example.com');
  await first.enter('Jelszó', 'hosszú jelszó');
  await first.user.click(first.getByRole('button', { name: 'Mutasd (Jelszó)' }));
  await first.user.click(first.getByLabelText('Nem adom meg'));
  await first.user.click(first.getByLabelText('Kérem a hírlevelet is.'));
  first.unmount();
  const again = await show({ form: 'loyaltyCard', language: 'en' });
  expect(again.values()).toMatchObject({
    ...{ email: 'anna@example.com', password: '', gender: 'not_given', newsletter: 'on' },
  });
  expect(again.values().accept_terms).toBeUndefined();
});

test('names autofill tokens and leaves validation to the server', async () => {
  const { container } = await show({ form: 'loyaltyCard' });
  expect(container.querySelector('form')?.noValidate).toBe(true);
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
