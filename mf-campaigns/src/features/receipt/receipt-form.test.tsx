import { type ApiFormBody, FILE_MAX_BYTES, type FormResponse } from '@mall/contracts';
import { formDrafts } from '@mall/runtime';
import {
  aCampaign,
  aConfig,
  anEditorialPage,
  type FakeForms,
  fireEvent,
  refuse,
  renderPage,
  setClock,
  waitFor,
} from '@mall/testing';
import * as page from '../../pages/tel/page.tsx';

const PROMOTION = {
  from: '2026-11-20',
  until: '2026-12-06',
  minimum: 15_000,
  shops: [{ slug: 'hm', name: 'H&M' }],
};

type Take = NonNullable<FakeForms['receipt']>;

const accept: Take = () => ({ status: 'uploaded' });

const show = (take: Take, path = '/winter', formResponse?: FormResponse, call = 'winter') =>
  renderPage(page, {
    app: 'campaigns',
    path,
    language: 'en',
    ...{ forms: { receipt: take }, formResponse },
    data: {
      config: aConfig(),
      campaign: aCampaign({ id: 'tel', call, promotion: PROMOTION }),
      editorialPage: anEditorialPage({ title: 'Winter nook' }),
    },
  });

beforeEach(() => {
  formDrafts.clear();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

async function fill({ user, ...shown }: Awaited<ReturnType<typeof show>>) {
  await user.type(shown.getByRole('textbox', { name: /^Code/ }), 'WINTER01');
  await user.selectOptions(shown.getByRole('combobox', { name: /^Shop/ }), 'hm');
  const file = new File(['x'], 'receipt.png', { type: 'image/png' });
  await user.upload(shown.getByLabelText(/^Photo of the receipt/), file);
}
const send = async (shown: Awaited<ReturnType<typeof show>>) =>
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
  // Half past midnight in Budapest.
  ['2026-11-25T23:30:00Z', '2026-11-26'],
  ['2026-12-08T12:00:00Z', '2026-12-06'],
])('at %s accepts purchases up to %s', async (now, max) => {
  setClock(now);
  const shown = await show(accept);
  expect(shown.getByLabelText(/^Date of purchase/).getAttribute('max')).toBe(max);
});

test('shows each error at its field, and in a list that leads there', async () => {
  const shown = await show(refuse(422, 'code:already_uploaded', 'purchase_sum:invalid'));
  await fill(shown);
  await send(shown);
  const link = await shown.findByRole('link', { name: 'Code is already uploaded' });
  const field = shown.getByRole('textbox', { name: /^Code/ });
  expect(link.getAttribute('href')).toBe(`#${field.id}`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((field as HTMLInputElement).value).toBe('WINTER01');
});

test.each([
  ['the same form', ''],
  ['a form that was changed meanwhile', '2'],
])('sends %s again when the connection is back', async (_which, typed) => {
  const bodies: ApiFormBody['receipt'][] = [];
  const shown = await show((body) =>
    bodies.push(body) > 1 ? { status: 'uploaded' } : refuse(0)(),
  );
  await fill(shown);
  await send(shown);
  await shown.findByText('The connection was lost');
  if (typed) await shown.user.type(shown.getByRole('textbox', { name: /^Code/ }), typed);
  fireEvent(window, new Event('online'));
  await shown.findByRole('heading', { name: 'Your receipt is uploaded!' });
  expect(bodies).toEqual([bodies[0], { ...bodies[0], code: `WINTER01${typed}` }]);
});

test('sends a form that was changed after a lost connection by the button', async () => {
  const codes: unknown[] = [];
  const shown = await show(({ code }) => {
    codes.push(code);
    return refuse(0)();
  });
  await fill(shown);
  await send(shown);
  const again = await shown.findByRole('button', { name: 'Send it again' });
  await shown.user.type(shown.getByRole('textbox', { name: /^Code/ }), '2');
  await shown.user.click(again);
  await waitFor(() => expect(codes).toEqual(['WINTER01', 'WINTER012']));
});

test('keeps the draft for the page of its own campaign until it is accepted', async () => {
  const first = await show(accept);
  await fill(first);
  first.unmount();
  const again = await show(accept);
  const codeOf = ({ getByRole }: typeof first) =>
    (getByRole('textbox', { name: /^Code/ }) as HTMLInputElement).value;
  const shop = again.getByRole('combobox', { name: /^Shop/ }) as HTMLSelectElement;
  expect([codeOf(again), shop.value]).toEqual(['WINTER01', 'hm']);
  again.unmount();
  const other = await show(accept, '/winter', undefined, 'easter');
  expect(codeOf(other)).toBe('');
  other.unmount();
  const sent = await show(accept);
  await send(sent);
  await sent.findByRole('heading', { name: 'Your receipt is uploaded!' });
  sent.unmount();
  expect(codeOf(await show(accept))).toBe('');
});

const TOO_LARGE = 'This file is larger than 10 MB. Please choose a smaller one!';

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

test('names the picture when a server finds the form too large', async () => {
  const shown = await show(refuse(413, 'body:too_large'));
  await send(shown);
  await shown.user.click(await shown.findByRole('link', { name: TOO_LARGE }));
  const field = shown.getByLabelText(/^Photo of the receipt/);
  expect(field).toBe(document.activeElement);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('shows that the promotion has ended', async () => {
  const shown = await show(refuse(422, 'campaign:closed'));
  await send(shown);
  await shown.findByText('The promotion is not on at the moment.');
});

describe('a browser without a script', () => {
  const response = {
    form: 'receipt',
    path: '/winter',
    status: 201,
    codes: [],
    inputs: {},
  } as const;

  test('posts to the page, whose query names the campaign', async () => {
    const shown = await show(accept, '/winter?lang=en');
    const form = shown.container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/winter?lang=en&receipt=winter#feltoltes');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
  });

  test('sees what is wrong, and what it has typed', async () => {
    const inputs = { name: 'Anna', shop: 'hm', purchase_time: '17:45', accept_terms: 'on' };
    const refused = { ...response, status: 422, codes: ['code:required'], inputs };
    const shown = await show(accept, '/winter', refused);
    expect(shown.getAllByText('Code is required')).not.toHaveLength(0);
    shown.getByText(/choose it again/);
    const form = shown.container.querySelector('form') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ ...inputs, code: '' });
  });
});
