/** A form that says its outcomes where it stands. */

import type { FormResponse } from '@mall/contracts';
import { form as newsletterForm } from '@mall/contracts/forms/newsletter';
import { type FakeForms, refuse, renderPage } from '@mall/testing';
import { Button } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import { fieldErrors } from './field-errors.ts';
import { Form } from './form.tsx';
import { ConsentField } from './form-controls.tsx';
import { formDrafts } from './last-response.ts';
import { useForm } from './use-form.ts';

const ERROR = { type: 'error', headline: 'Hiba' } as const;

function Component() {
  const form = useForm(newsletterForm, {
    inPage: true,
    hash: 'form',
    errors: fieldErrors(newsletterForm, 'hu'),
    outcomes: {
      sent: { type: 'success', headline: 'Elküldve', text: 'Köszönjük!' },
      duplicate: { ...ERROR, text: 'Már megvan.', more: <a href="tel:+361">Hívj fel</a> },
      confirmed: { type: 'success', headline: 'Megerősítve' },
      unsubscribed: { type: 'success', headline: 'Leiratkoztál' },
      expired: { ...ERROR, text: 'Lejárt.' },
    },
  });
  return (
    <Form form={form} done={<a href="/mozi">Tovább</a>}>
      <TextField label="Cím" required {...form.field('email')} />
      <ConsentField {...form.field('accept_terms')} />
      <Button type="submit">Küldés</Button>
    </Form>
  );
}

beforeEach(() => formDrafts.clear());

async function show(
  take: NonNullable<FakeForms['newsletter']>,
  formResponse?: FormResponse,
  query = '',
) {
  const module = { Component, meta: () => ({ title: '', description: '' }) };
  const path = `/elerhetoseg${query}`;
  const forms = { newsletter: take };
  const shown = await renderPage(module, { app: 'content', path, forms, formResponse });
  const send = () => shown.user.click(shown.getByRole('button', { name: 'Küldés' }));
  return { ...shown, send };
}

test('the list of errors has the focus, and each of them leads to its field', async () => {
  const shown = await show(refuse(422, 'accept_terms:required', 'email:invalid'));
  await shown.send();
  expect(document.activeElement?.contains(shown.getByRole('alert'))).toBe(true);
  const links = shown.getByRole('alert').querySelectorAll('a');
  expect([...links].map(({ textContent }) => textContent)).toEqual([
    'Érvénytelen email cím!',
    'Kérjük, fogadd el az adatvédelmi tájékoztatót!',
  ]);
  expect(shown.container.querySelector('[aria-live]')).toBeNull();
  await shown.user.click(links[1] as Element);
  expect(document.activeElement).toBe(shown.getByRole('checkbox'));
  expect(window.location.hash).toBe('');
  expect(shown.dialogs.showMessage).not.toHaveBeenCalled();
});

test('the same errors again take the focus again', async () => {
  const shown = await show(refuse(422, 'email:invalid'));
  await shown.send();
  await shown.send();
  expect(document.activeElement?.contains(shown.getByRole('alert'))).toBe(true);
});

test('an outcome of its own has its words, a link, and its field', async () => {
  const shown = await show(refuse(422, 'email:duplicate'));
  await shown.send();
  expect(shown.getByRole('alert').textContent).toContain('HibaMár megvan.');
  shown.getByRole('link', { name: 'Hívj fel' });
  shown.getByRole('link', { name: 'Már regisztrált email cím!' });
});

test('what was taken is said in place of the form', async () => {
  const shown = await show(() => ({ status: 'pending' }));
  await shown.send();
  expect(document.activeElement).toBe(shown.getByRole('heading', { name: 'Elküldve' }));
  shown.getByText('Köszönjük!');
  shown.getByRole('link', { name: 'Tovább' });
  expect(shown.container.querySelector('form')).toBeNull();
});

test('a code that nobody knows still says that something is wrong', async () => {
  const shown = await show(refuse(422, 'body:unknown'));
  await shown.send();
  expect(shown.getByRole('alert').textContent).toContain('Kérjük, nézd át');
});

test('without a script the answer is there, and takes no focus when scripts come', async () => {
  const inputs = { email: 'anna' };
  const shown = await show(refuse(0), {
    ...{ form: 'newsletter', path: '/elerhetoseg', status: 422, codes: ['email:invalid'], inputs },
  });
  shown.getByRole('link', { name: 'Érvénytelen email cím!' });
  expect(document.activeElement).toBe(document.body);
  expect((shown.getByRole('textbox') as HTMLInputElement).value).toBe('anna');
});

test('the outcome that a mail’s link leads to is said in the page, until the form is sent', async () => {
  const shown = await show(refuse(422, 'email:invalid'), undefined, '?newsletter=expired');
  expect(shown.getByRole('alert').textContent).toContain('Lejárt.');
  await shown.send();
  expect(shown.getByRole('alert').textContent).not.toContain('Lejárt.');
  expect(shown.dialogs.showMessage).not.toHaveBeenCalled();
});
