import type { FormResponse } from '@mall/contracts';
import { form as newsletterForm } from '@mall/contracts/forms/newsletter';
import { consent, formDrafts } from '@mall/runtime';
import { type FakeForms, refuse, renderPage } from '@mall/testing';
import { Button } from '@mall/ui';
import { Checkbox, TextField } from '@mall/ui/form';
import { act } from 'react';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

const EVENT = { event: 'Lead', category: 'Subscribe', label: 'Newsletter' } as const;
const BODY = { email: 'anna@example.com', accept_terms: true };
const TYPED = [BODY.email, true];
const EMPTY = ['', false];
const error = { type: 'error', headline: 'Hiba' } as const;

function NewsletterForm({ inPage = false }) {
  const form = useForm(newsletterForm, {
    outcomes: {
      sent: { type: 'success', headline: 'Elküldve', text: 'Köszönjük!' },
      ...(!inPage && { refused: { ...error, text: 'Javítsd ki!' } }),
      duplicate: { ...error, text: 'Már megvan.', more: <a href="tel:+361">Hívj fel</a> },
      confirmed: {
        ...{ type: 'success', headline: 'Megerősítve', text: 'Köszi!', notice: 'Kész van.' },
        more: <a href="/app">Az alkalmazás</a>,
      },
      unsubscribed: { type: 'success', headline: 'Leiratkoztál' },
      expired: { ...error, text: 'Lejárt.' },
    },
    errors: {
      'email:required': 'Add meg a címed!',
      'email:invalid': 'Ez nem cím.',
      'email:domain': 'Ilyen cím nincs.',
      'email:duplicate': 'Ez a cím foglalt.',
      'accept_terms:required': 'Fogadd el!',
    },
    hash: 'form',
    inPage,
    event: EVENT,
  });
  return (
    <Form form={form} done={<a href="/mozi">Tovább</a>}>
      <TextField label="Cím" {...form.field('email')} />
      <Checkbox label="Elfogadom" {...form.field('accept_terms')} />
      {form.data ? <p>{`állapot: ${form.data.status}`}</p> : null}
      <Button type="submit" aria-busy={form.sending}>
        Küldés
      </Button>
    </Form>
  );
}

interface ShowOptions {
  path?: string;
  formResponse?: FormResponse | undefined;
  inPage?: boolean;
}

async function show(
  respond: NonNullable<FakeForms['newsletter']>,
  { path = '/elerhetoseg', formResponse, inPage }: ShowOptions = {},
) {
  const newsletter = jest.fn(respond);
  const Component = () => <NewsletterForm inPage={inPage} />;
  const shown = await renderPage(
    { Component, meta: () => ({ title: '', description: '' }) },
    { app: 'content', path, forms: { newsletter }, formResponse },
  );
  const email = shown.queryByRole('textbox', { name: 'Cím' }) as HTMLInputElement;
  const terms = shown.queryByRole('checkbox', { name: 'Elfogadom' }) as HTMLInputElement;
  const button = shown.queryByRole('button', { name: 'Küldés' }) as HTMLButtonElement;
  const submit = () => shown.user.click(button);
  const send = async () => {
    await shown.user.click(email);
    await shown.user.paste(BODY.email);
    await shown.user.click(terms);
    await submit();
  };
  return {
    ...{ ...shown, email, terms, button, submit, send },
    values: () => [email.value, terms.checked],
    bodies: () => newsletter.mock.calls.map(([body]) => body),
    message: () => shown.dialogs.showMessage.mock.lastCall?.[0],
  };
}

const accept = () => ({ status: 'pending' as const });

const posted = (response: Partial<FormResponse>): FormResponse => ({
  ...{ form: 'newsletter', path: '/elerhetoseg', status: 201, codes: [], inputs: {} },
  ...response,
});

beforeEach(() => {
  formDrafts.clear();
  consent.set('granted');
  window.dataLayer = [];
});

test('shows the response in a dialog, records it and empties the form', async () => {
  const { bodies, values, send, message } = await show(accept);
  await send();
  expect(bodies()).toEqual([BODY]);
  expect(message()).toEqual({ type: 'success', headline: 'Elküldve', html: 'Köszönjük!' });
  expect(values()).toEqual(EMPTY);
  expect(window.dataLayer).toEqual([EVENT]);
});

test('describes each invalid field by its error until the form is accepted', async () => {
  const refusedOnce = refuse(422, 'accept_terms:required', 'email:invalid');
  const { email, terms, send, submit, message, queryByRole } = await show(
    jest.fn(accept).mockImplementationOnce(refusedOnce),
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
  await submit();
  expect([email, terms].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
});

test('focuses the first invalid field after the dialog and scrolls it into view', async () => {
  const { terms, send, message } = await show(refuse(422, 'accept_terms:required'));
  await send();
  expect(message()?.focusAfter?.()).toBe(terms);
  const scrollIntoView = jest.fn();
  terms.scrollIntoView = scrollIntoView;
  message()?.onClose?.();
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

test('lists many errors above the fields', async () => {
  const codes = ['accept_terms:required', 'email:domain', 'email:invalid', 'body:unknown'];
  const { send, getAllByRole } = await show(refuse(422, ...codes));
  await send();
  const texts = getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Ez nem cím.', 'Ilyen cím nincs.', 'Fogadd el!']);
});

test('takes the error from a field that is right by now, and strikes it from the list', async () => {
  const codes = ['accept_terms:required', 'email:invalid'];
  const { email, submit, user, getByText, getAllByRole } = await show(refuse(422, ...codes), {
    inPage: true,
  });
  email.required = true;
  await submit();
  await user.type(email, 'a@b.hu');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  expect(getAllByRole('listitem')).toHaveLength(2);
  expect(getByText('Ez nem cím.').tagName).toBe('S');
  await user.clear(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['a missing response', refuse(0)],
  ['an unavailable database', refuse(503, 'database:unavailable')],
  ['too many attempts', refuse(429, 'rate:limited')],
  ['an exception', () => Promise.reject(new TypeError('nothing'))],
])('keeps the input after %s and asks to try again later', async (_case, respond) => {
  const { email, values, send, message } = await show(respond);
  await send();
  expect(message()).toMatchObject({ type: 'error', html: expect.stringContaining('próbáld újra') });
  expect(values()).toEqual(TYPED);
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

test('ignores submissions until the pending one has its response', async () => {
  const response = Promise.withResolvers<ReturnType<typeof accept>>();
  const { bodies, button, send, submit } = await show(() => response.promise);
  await send();
  expect(button.getAttribute('aria-busy')).toBe('true');
  await submit();
  expect(bodies()).toHaveLength(1);
  await act(async () => response.resolve(accept()));
  expect(button.getAttribute('aria-busy')).toBe('false');
  await submit();
  expect(bodies()).toHaveLength(2);
});

test('keeps the draft for the next visit of the page until it is accepted', async () => {
  const first = await show(refuse(0));
  await first.send();
  first.unmount();
  const again = await show(accept);
  expect(again.values()).toEqual(TYPED);
  await again.submit();
  expect(again.bodies()).toEqual([BODY]);
  expect(again.values()).toEqual(EMPTY);
  again.unmount();
  expect((await show(accept)).values()).toEqual(EMPTY);
});

test('posts to its part of the page without a script, with name and language', async () => {
  const path = '/?lang=hu&utm_source=mail&newsletter=expired';
  const { container } = await show(accept, { path });
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/?lang=hu#form']);
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    form: 'newsletter',
    language: 'hu',
    email: '',
  });
});

describe('a page rendered with the response to its posted form', () => {
  const reload = (response: Partial<FormResponse>) =>
    show(accept, { formResponse: posted(response) });

  test('shows errors at the fields and keeps the input', async () => {
    const { values, dialogs, getByRole, getByText } = await reload({
      status: 422,
      codes: ['email:invalid'],
      inputs: { email: 'anna', newsletter_consent: 'on' },
    });
    expect(getByRole('status').textContent).toBe('Javítsd ki!');
    expect(getByText('Ez nem cím.')).toBeTruthy();
    expect(values()).toEqual(['anna', true]);
    expect(dialogs.showMessage).not.toHaveBeenCalled();
  });

  test('drops that response after the next one', async () => {
    const inputs = { email: 'anna' };
    const formResponse = posted({ status: 422, codes: ['email:invalid'], inputs });
    const first = await show(accept, { formResponse });
    await first.submit();
    first.unmount();
    const { email, queryByText } = await show(accept, { formResponse });
    expect(queryByText('Ez nem cím.')).toBeNull();
    expect(email.value).toBe('');
  });

  test('shows the message and data of an accepted form', async () => {
    const { email, getByRole, getByText } = await reload({ data: { status: 'pending' } });
    expect(getByRole('status').textContent).toBe('Köszönjük!');
    expect(getByText('állapot: pending')).toBeTruthy();
    expect(email.value).toBe('');
  });

  test.each([
    [422, ['email:duplicate'], 'Már megvan.'],
    [503, ['database:unavailable'], 'Most nem sikerült.'],
  ])('explains status %s %j', async (status, codes, text) => {
    const { getByRole } = await reload({ status, codes });
    expect(getByRole('status').textContent).toContain(text);
  });

  test('ignores the response of another page', async () => {
    const { queryByRole } = await reload({ path: '/' });
    expect(queryByRole('status')).toBeNull();
  });
});

test.each([
  ['confirmed', 'success', 'Megerősítve', 'Köszi!', 'Kész van.'],
  ['unsubscribed', 'success', 'Leiratkoztál', '', 'Leiratkoztál'],
  ['expired', 'error', 'Hiba', 'Lejárt.', 'Lejárt.'],
  ['unavailable', 'error', 'Hoppá, valami hiba történt!', 'Most nem', 'Most nem sikerült.'],
])('shows the outcome %s of the URL in a dialog and beside the form', async (...row) => {
  const [outcome, type, headline, html, notice] = row;
  const shown = await show(accept, { path: `/?utm_source=mail&newsletter=${outcome}&page=2` });
  expect(shown.message()).toMatchObject({ type, headline, html: expect.stringContaining(html) });
  expect(shown.getByRole('status').textContent).toContain(notice);
  await act(async () => shown.message()?.onClose?.());
  expect(shown.url()).toBe('/?utm_source=mail&page=2');
  expect(shown.queryByRole('status')).toBeNull();
  expect(shown.dialogs.showMessage).toHaveBeenCalledTimes(1);
});

test.each(['?newsletter=anything', '?newsletter=constructor'])(
  'shows no message for the query %s',
  async (query) => {
    const { dialogs, queryByRole } = await show(accept, { path: `/${query}` });
    expect(dialogs.showMessage).not.toHaveBeenCalled();
    expect(queryByRole('status')).toBeNull();
  },
);

describe('a form with its outcomes in the page', () => {
  const inPage = true;
  const refused = async (...codes: string[]) => {
    const shown = await show(refuse(422, ...codes), { inPage });
    await shown.submit();
    return shown;
  };
  const hasFocus = (element: Element) => document.activeElement?.contains(element);

  test('focuses the list of errors after each response; its links lead to the fields', async () => {
    const shown = await refused('accept_terms:required', 'email:invalid');
    expect(hasFocus(shown.getByRole('alert'))).toBe(true);
    const links = shown.getByRole('alert').querySelectorAll('a');
    expect([...links].map(({ textContent }) => textContent)).toEqual(['Ez nem cím.', 'Fogadd el!']);
    expect(shown.container.querySelector('[aria-live]')).toBeNull();
    await shown.user.click(links[1] as Element);
    expect(document.activeElement).toBe(shown.terms);
    expect(window.location.hash).toBe('');
    await shown.submit();
    expect(hasFocus(shown.getByRole('alert'))).toBe(true);
    expect(shown.dialogs.showMessage).not.toHaveBeenCalled();
  });

  test('shows text, link and field of the code that the form has an outcome for', async () => {
    const shown = await refused('accept_terms:required', 'email:duplicate');
    expect(shown.getByRole('alert').textContent).toContain('HibaMár megvan.');
    shown.getByRole('link', { name: 'Hívj fel' });
    shown.getByRole('link', { name: 'Ez a cím foglalt.' });
  });

  test('reports an error that has no text', async () => {
    const shown = await refused('body:unknown');
    expect(shown.getByRole('alert').textContent).toContain('Kérjük, nézd át');
  });

  test('replaces an accepted form by its message', async () => {
    const shown = await show(accept, { inPage });
    await shown.submit();
    expect(document.activeElement).toBe(shown.getByRole('heading', { name: 'Elküldve' }));
    shown.getByText('Köszönjük!');
    shown.getByRole('link', { name: 'Tovább' });
    expect(shown.container.querySelector('form')).toBeNull();
  });

  test('replaces the form by a success that the URL asks for, with its link', async () => {
    const shown = await show(accept, { inPage, path: '/?newsletter=confirmed' });
    shown.getByRole('heading', { name: 'Megerősítve' });
    shown.getByRole('link', { name: 'Az alkalmazás' });
    expect(shown.container.querySelector('form')).toBeNull();
  });

  test('shows the response without a script and moves no focus when scripts load', async () => {
    const inputs = { email: 'anna' };
    const formResponse = posted({ status: 422, codes: ['email:invalid'], inputs });
    const shown = await show(refuse(0), { inPage, formResponse });
    shown.getByRole('link', { name: 'Ez nem cím.' });
    expect(document.activeElement).toBe(document.body);
    expect(shown.email.value).toBe('anna');
  });

  test('shows the outcome of the URL until the form is sent', async () => {
    const path = '/?newsletter=expired';
    const shown = await show(refuse(422, 'email:invalid'), { inPage, path });
    expect(shown.getByRole('alert').textContent).toContain('Lejárt.');
    await shown.submit();
    expect(shown.getByRole('alert').textContent).not.toContain('Lejárt.');
    expect(shown.dialogs.showMessage).not.toHaveBeenCalled();
  });
});
