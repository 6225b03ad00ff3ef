import type { ApiFormBody, FormResponse } from '@mall/contracts';
import { form as newsletterForm } from '@mall/contracts/forms/newsletter';
import { consent } from '@mall/runtime';
import { type FakeForms, refuse, renderPage } from '@mall/testing';
import { Button } from '@mall/ui';
import { Checkbox, TextField } from '@mall/ui/form';
import { act } from 'react';
import { Form } from './form.tsx';
import { formDrafts } from './last-response.ts';
import { useForm } from './use-form.ts';

const EVENT = { event: 'Lead', category: 'Subscribe', label: 'Newsletter' } as const;
const error = { type: 'error', headline: 'Hiba' } as const;

function Component() {
  const form = useForm(newsletterForm, {
    outcomes: {
      sent: { type: 'success', headline: 'Elküldve', text: 'Köszönjük!' },
      refused: { ...error, text: 'Javítsd ki!' },
      duplicate: { ...error, text: 'Már megvan.' },
      confirmed: { type: 'success', headline: 'Megerősítve', text: 'Köszi!', notice: 'Kész van.' },
      unsubscribed: { type: 'success', headline: 'Leiratkoztál' },
      expired: { ...error, text: 'Lejárt.' },
    },
    errors: {
      'email:required': 'Add meg a címed!',
      'email:invalid': 'Ez nem cím.',
      'email:domain': 'Ilyen cím nincs.',
      'accept_terms:required': 'Fogadd el!',
    },
    hash: 'form',
    event: EVENT,
  });
  return (
    <Form form={form}>
      <TextField label="Cím" {...form.field('email')} />
      <Checkbox label="Elfogadom" {...form.field('accept_terms')} />
      {form.data ? <p>{`állapot: ${form.data.status}`}</p> : null}
      <Button type="submit" aria-busy={form.sending}>
        Küldés
      </Button>
    </Form>
  );
}

async function show(
  take: FakeForms['newsletter'],
  path = '/elerhetoseg',
  formResponse?: FormResponse,
) {
  const newsletter = jest.fn(take);
  const module = { Component, meta: () => ({ title: '', description: '' }) };
  const shown = await renderPage(module, {
    ...{ app: 'content', path, forms: { newsletter }, formResponse },
  });
  const email = shown.getByRole('textbox', { name: 'Cím' }) as HTMLInputElement;
  const terms = shown.getByRole('checkbox', { name: 'Elfogadom' }) as HTMLInputElement;
  const button = shown.getByRole('button', { name: 'Küldés' });
  const send = async () => {
    await shown.user.type(email, 'anna@example.com');
    await shown.user.click(terms);
    await shown.user.click(button);
  };
  const message = () => shown.dialogs.showMessage.mock.lastCall?.[0];
  return { ...shown, newsletter, email, terms, button, send, message };
}

const accept = () => ({ status: 'pending' as const });

beforeEach(() => {
  formDrafts.clear();
  consent.set('granted');
  window.dataLayer = [];
});

test('what is taken is said in a dialog and recorded, and the form is empty again', async () => {
  const { newsletter, email, terms, send, message } = await show(accept);
  await send();
  expect(newsletter.mock.calls.map(([body]) => body)).toEqual([
    { email: 'anna@example.com', accept_terms: true },
  ]);
  expect(message()).toEqual({ type: 'success', headline: 'Elküldve', html: 'Köszönjük!' });
  expect([email.value, terms.checked]).toEqual(['', false]);
  expect(window.dataLayer).toEqual([EVENT]);
});

test('each field names what is wrong with it', async () => {
  const { email, terms, send, message, queryByRole } = await show(
    refuse(422, 'accept_terms:required', 'email:invalid'),
  );
  await send();
  expect(message()).toMatchObject({ type: 'error', headline: 'Hiba', html: 'Javítsd ki!' });
  for (const [field, text] of [
    [email, 'Ez nem cím.'],
    [terms, 'Fogadd el!'],
  ] as const) {
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(text);
  }
  expect(queryByRole('list')).toBeNull();
  expect(window.dataLayer).toEqual([]);
});

test('many errors are listed above the fields', async () => {
  const codes = ['accept_terms:required', 'email:domain', 'email:invalid', 'body:unknown'];
  const { send, getAllByRole } = await show(refuse(422, ...codes));
  await send();
  const texts = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Ez nem cím.', 'Ilyen cím nincs.', 'Fogadd el!']);
});

test('after the message the first invalid field has the focus and is in view', async () => {
  const { terms, send, message } = await show(refuse(422, 'accept_terms:required'));
  await send();
  expect(message()?.focusAfter?.()).toBe(terms);
  const scrollIntoView = jest.fn();
  terms.scrollIntoView = scrollIntoView;
  message()?.onClose?.();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('a code with an outcome of its own decides', async () => {
  const { send, message } = await show(refuse(422, 'accept_terms:required', 'email:duplicate'));
  await send();
  expect(message()?.html).toBe('Már megvan.');
});

test.each([
  ['no answer', refuse(0)],
  ['a database that is away', refuse(503, 'database:unavailable')],
  ['too many tries', refuse(429, 'rate:limited')],
  [
    'a mistake of the page',
    () => {
      throw new TypeError('nothing');
    },
  ],
])('%s keeps what was typed, and asks to try again later', async (_case, take) => {
  const { email, terms, send, message } = await show(take);
  await send();
  expect(message()).toMatchObject({ type: 'error', html: expect.stringContaining('próbáld újra') });
  expect([email.value, terms.checked]).toEqual(['anna@example.com', true]);
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

test('what is wrong is forgotten when the form has been taken', async () => {
  let take: () => ReturnType<typeof accept> = refuse(422, 'email:invalid');
  const { email, send } = await show(() => take());
  await send();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  take = accept;
  await send();
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

test('a form under way is not sent again; afterwards it is', async () => {
  let answer = () => {};
  const slow = (_body: ApiFormBody['newsletter']) =>
    new Promise<{ status: 'pending' }>((resolve) => {
      answer = () => resolve({ status: 'pending' });
    });
  const { newsletter, button, send, user } = await show(slow);
  await send();
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  expect(newsletter).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(button.getAttribute('aria-busy')).toBe('false');
  await user.click(button);
  expect(newsletter).toHaveBeenCalledTimes(2);
});

test('what was typed is there when the form comes again, until it has been taken', async () => {
  const first = await show(refuse(0));
  await first.send();
  first.unmount();
  const again = await show(accept);
  expect([again.email.value, again.terms.checked]).toEqual(['anna@example.com', true]);
  await again.user.click(again.button);
  expect(again.newsletter.mock.calls.map(([body]) => body)).toEqual([
    { email: 'anna@example.com', accept_terms: true },
  ]);
  expect([again.email.value, again.terms.checked]).toEqual(['', false]);
  again.unmount();
  const { email, terms } = await show(accept);
  expect([email.value, terms.checked]).toEqual(['', false]);
});

test('without a script the browser posts it to its part of the page, with its name and language', async () => {
  const { container } = await show(accept, '/elerhetoseg?utm_source=mail&newsletter=expired');
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual([
    'post',
    '/elerhetoseg?utm_source=mail#form',
  ]);
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    form: 'newsletter',
    language: 'hu',
    email: '',
  });
});

describe('a page that was rendered for its posted form', () => {
  const posted = (answer: Partial<FormResponse>): FormResponse => ({
    ...{ form: 'newsletter', path: '/elerhetoseg', status: 201, codes: [], inputs: {} },
    ...answer,
  });
  const reload = (answer: Partial<FormResponse>) => show(accept, '/elerhetoseg', posted(answer));

  test('says it no longer once the form has been answered again', async () => {
    const answer = posted({ status: 422, codes: ['email:invalid'], inputs: { email: 'anna' } });
    const first = await show(accept, '/elerhetoseg', answer);
    await first.user.click(first.button);
    first.unmount();
    const { email, queryByText } = await show(accept, '/elerhetoseg', answer);
    expect(queryByText('Ez nem cím.')).toBeNull();
    expect(email.value).toBe('');
  });

  test('says what is wrong at the fields, and keeps what was typed', async () => {
    const { email, terms, dialogs, getByRole, getByText } = await reload({
      status: 422,
      codes: ['email:invalid'],
      inputs: { email: 'anna', newsletter_consent: 'on' },
    });
    expect(getByRole('status').textContent).toBe('Javítsd ki!');
    expect(getByText('Ez nem cím.')).toBeTruthy();
    expect([email.value, terms.checked]).toEqual(['anna', true]);
    expect(dialogs.showMessage).not.toHaveBeenCalled();
  });

  test('says that it was taken, and shows the answer', async () => {
    const { email, getByRole, getByText } = await reload({ data: { status: 'pending' } });
    expect(getByRole('status').textContent).toBe('Köszönjük!');
    expect(getByText('állapot: pending')).toBeTruthy();
    expect(email.value).toBe('');
  });

  test.each([
    [422, ['email:duplicate'], 'Már megvan.'],
    [503, ['database:unavailable'], 'Most nem sikerült.'],
    [0, [], 'Most nem sikerült.'],
  ])('status %s %j says why', async (status, codes, text) => {
    const { getByRole } = await reload({ status, codes });
    expect(getByRole('status').textContent).toContain(text);
  });

  test('shows nothing of another form or page', async () => {
    const { queryByRole } = await reload({ path: '/' });
    expect(queryByRole('status')).toBeNull();
  });
});

test.each([
  ['confirmed', 'success', 'Megerősítve', 'Köszi!', 'Kész van.'],
  ['unsubscribed', 'success', 'Leiratkoztál', '', 'Leiratkoztál'],
  ['expired', 'error', 'Hiba', 'Lejárt.', 'Lejárt.'],
  ['unavailable', 'error', 'Hoppá, valami hiba történt!', 'Most nem', 'Most nem sikerült.'],
])('the outcome %s in the URL is said in a dialog, and beside the form', async (...row) => {
  const [outcome, type, headline, html, notice] = row;
  const shown = await show(accept, `/?utm_source=mail&newsletter=${outcome}&page=2`);
  expect(shown.message()).toMatchObject({ type, headline, html: expect.stringContaining(html) });
  expect(shown.getByRole('status').textContent).toContain(notice);
  await act(async () => shown.message()?.onClose?.());
  expect(shown.url()).toBe('/?utm_source=mail&page=2');
  expect(shown.queryByRole('status')).toBeNull();
  expect(shown.dialogs.showMessage).toHaveBeenCalledTimes(1);
});

test.each(['?newsletter=anything', '?newsletter=constructor', '?newsletter', '?other=confirmed'])(
  'the query %s says nothing',
  async (query) => {
    const { dialogs, queryByRole } = await show(accept, `/${query}`);
    expect(dialogs.showMessage).not.toHaveBeenCalled();
    expect(queryByRole('status')).toBeNull();
  },
);
