import { type ApiFormBody, FILE_MAX_BYTES, type FormResponse, type Winners } from '@mall/contracts';
import { formDrafts } from '@mall/runtime';
import {
  aCampaign,
  aConfig,
  anEditorialPage,
  type FakeForms,
  refuse,
  renderPage,
  setClock,
} from '@mall/testing';
import { act } from 'react';
import * as page from '../../pages/tel/page.tsx';

const PROMOTION = {
  from: '2026-11-20',
  until: '2026-12-06',
  minimum: 15_000,
  shops: [{ slug: 'hm', name: 'H&M' }],
};

type Take = NonNullable<FakeForms['receipt']>;

const accept: Take = () => ({ status: 'uploaded' });

const show = (
  take: Take,
  path = '/winter',
  formResponse?: FormResponse,
  { call = 'winter', winners = undefined as Winners | undefined } = {},
) =>
  renderPage(page, {
    app: 'campaigns',
    path,
    language: 'en',
    ...{ forms: { receipt: take }, formResponse },
    data: {
      config: aConfig(),
      campaign: aCampaign({ id: 'tel', call, promotion: PROMOTION, hasWinners: winners && true }),
      ...(winners && { winners }),
      // The form is there also on a page without a section.
      editorialPage: anEditorialPage({ title: 'Winter nook', sections: [] }),
    },
  });
type Shown = Awaited<ReturnType<typeof show>>;

beforeEach(() => {
  formDrafts.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function fill({ user, ...shown }: Shown) {
  await user.type(shown.getByLabelText(/^Code/), 'WINTER01');
  await user.selectOptions(shown.getByLabelText(/^Shop/), 'hm');
  const file = new File(['x'], 'receipt.png', { type: 'image/png' });
  await user.upload(shown.getByLabelText(/^Photo of the receipt/), file);
}
const send = async (shown: Shown) =>
  shown.user.click(shown.getByRole('button', { name: 'Upload' }));

test('sends all fields with the picture, and shows the progress', async () => {
  const response = Promise.withResolvers<{ status: 'uploaded' }>();
  const take = jest.fn<Promise<{ status: 'uploaded' }>, Parameters<Take>>((_body, options) => {
    options.onProgress?.(0.42);
    return response.promise;
  });
  const shown = await show(take);
  await fill(shown);
  expect(shown.getByRole('img', { name: 'Your photo' }).getAttribute('src')).toBe('blob:preview');
  await send(shown);
  expect((await shown.findByRole('progressbar')).getAttribute('value')).toBe('42');
  response.resolve({ status: 'uploaded' });
  await shown.findByRole('heading', { name: 'Your receipt is uploaded!' });
  const [body, options] = take.mock.calls[0] ?? [];
  expect(options?.param).toBe('winter');
  expect(body).toMatchObject({ code: 'WINTER01', shop: 'hm', accept_terms: false });
});

test.each([
  ['sent by a script', undefined],
  [
    'posted without a script',
    { form: 'receipt', path: '/winter', status: 201, codes: [], inputs: {} },
  ],
] as const)('offers an empty form after a receipt that was %s', async (_how, response) => {
  const shown = await show(accept, '/winter', response && { ...response, codes: [] });
  if (!response) {
    await fill(shown);
    await send(shown);
  }
  await shown.user.click(await shown.findByRole('link', { name: 'Upload another receipt' }));
  expect((shown.getByLabelText(/^Code/) as HTMLInputElement).value).toBe('');
  expect(shown.queryByRole('heading', { name: 'Your receipt is uploaded!' })).toBeNull();
});

test('names the winners, who have no other page', async () => {
  const winners = [{ name: 'A. Anna', prize: 'Blanket', drawn: '2026-12-07' }];
  const shown = await show(accept, '/winter', undefined, { winners });
  const list = shown.getByRole('region', { name: 'Our winners' });
  expect(list.textContent).toContain('A. AnnaBlanket');
});

test.each([
  // Half past midnight in Budapest.
  ['2026-11-25T23:30:00Z', '2026-11-26'],
  ['2026-12-08T12:00:00Z', '2026-12-06'],
])('at %s accepts purchases up to %s', async (now, max) => {
  setClock(now);
  const shown = await show(accept);
  expect(shown.getByLabelText(/^Date of purchase/).getAttribute('max')).toBe(max);
});

const TOO_LARGE = 'This file is larger than 10 MB. Please choose a smaller one!';

test.each([
  [422, 'code:already_uploaded', 'Code is already uploaded', /^Code/],
  [413, 'body:too_large', TOO_LARGE, /^Photo of the receipt/],
])('shows %s %s at its field, and in a list that leads there', async (...row) => {
  const [status, code, text, label] = row;
  const shown = await show(refuse(status, code));
  await send(shown);
  await shown.user.click(await shown.findByRole('link', { name: text }));
  const field = shown.getByLabelText(label);
  expect(field).toBe(document.activeElement);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

const reconnect = () => act(async () => void window.dispatchEvent(new Event('online')));
const pressAgain = async ({ user, findByRole }: Shown) =>
  user.click(await findByRole('button', { name: 'Send it again' }));

test.each([
  ['the same form when the connection is back', '', reconnect],
  ['a form that was changed meanwhile when the connection is back', '2', reconnect],
  ['a form that was changed meanwhile by its button', '2', pressAgain],
])('sends %s', async (_which, typed, sendAgain) => {
  const bodies: ApiFormBody['receipt'][] = [];
  const shown = await show((body) =>
    bodies.push(body) > 1 ? { status: 'uploaded' } : refuse(0)(),
  );
  await fill(shown);
  await send(shown);
  await shown.findByText('The connection was lost');
  if (typed) await shown.user.type(shown.getByLabelText(/^Code/), typed);
  await sendAgain(shown);
  await shown.findByRole('heading', { name: 'Your receipt is uploaded!' });
  expect(bodies).toEqual([bodies[0], { ...bodies[0], code: `WINTER01${typed}` }]);
});

test('restores the draft only on the page of its campaign', async () => {
  const first = await show(accept);
  await fill(first);
  first.unmount();
  const again = await show(accept);
  again.getByDisplayValue('WINTER01');
  again.getByDisplayValue('H&M');
  again.unmount();
  const other = await show(accept, '/winter', undefined, { call: 'easter' });
  expect(other.queryByDisplayValue('WINTER01')).toBeNull();
});

test('does not send a picture that is too large', async () => {
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  const take = jest.fn(accept);
  const shown = await show(take);
  const field = shown.getByLabelText(/^Photo of the receipt/);
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: FILE_MAX_BYTES + 1 });
  await shown.user.upload(field, large);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  shown.getByText(TOO_LARGE);
  await send(shown);
  expect(field).toBe(document.activeElement);
  expect(take).not.toHaveBeenCalled();
  await shown.user.upload(field, new File(['x'], 'small.png', { type: 'image/png' }));
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(revoke.mock.calls).toEqual([['blob:preview']]);
  await send(shown);
  await shown.findByRole('heading', { name: 'Your receipt is uploaded!' });
});

test.each([
  ['IMG_1.heic', 'image/heic'],
  ['receipt.txt', 'text/plain'],
])('names the accepted types as soon as %s is chosen', async (name, type) => {
  const shown = await show(accept);
  const field = shown.getByLabelText(/^Photo of the receipt/);
  // A phone's picker may offer every file.
  field.removeAttribute('accept');
  await shown.user.upload(field, new File(['x'], name, { type }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  shown.getByText('Please choose a JPEG, PNG, WebP or PDF file!');
  expect(shown.queryByRole('img', { name: 'Your photo' })).toBeNull();
  expect(shown.queryByText('PDF')).toBeNull();
  await shown.user.upload(field, new File(['x'], 'receipt.png', { type: 'image/png' }));
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

test('posts to the page without a script, and shows there what is wrong and what was typed', async () => {
  const inputs = { name: 'Anna', shop: 'hm', purchase_time: '17:45', accept_terms: 'on' };
  const shown = await show(accept, '/winter?utm_source=mail', {
    ...{ form: 'receipt', path: '/winter', status: 422, codes: ['code:required'], inputs },
  });
  const form = shown.container.querySelector('form') as HTMLFormElement;
  // The query names the campaign.
  expect(form.getAttribute('action')).toBe('/winter?receipt=winter#feltoltes');
  expect(form.getAttribute('enctype')).toBe('multipart/form-data');
  expect(shown.getAllByText('Code is required')).not.toHaveLength(0);
  expect(shown.getByText(/choose it again/).className).toBe('unscripted-only');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ ...inputs, code: '' });
});
