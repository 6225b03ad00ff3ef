import { formDrafts } from '@mall/blocks';
import { type FormAnswer, UPLOAD_FILE_MAX_BYTES } from '@mall/contracts';
import {
  aCampaign,
  aConfig,
  anEditorialPage,
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

type Take = NonNullable<Parameters<typeof renderPage>[1]['upload']>;

const show = (take: Take, path = '/winter', formAnswer?: FormAnswer, call = 'winter') =>
  renderPage(page, {
    app: 'campaigns',
    path,
    language: 'en',
    ...{ upload: take, formAnswer },
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
  await user.upload(shown.getByLabelText(/^Picture of the receipt/), file);
}
const send = async (shown: Awaited<ReturnType<typeof show>>) =>
  shown.user.click(shown.getByRole('button', { name: 'Upload' }));

test('sends all fields with the picture, and shows how far it is', async () => {
  const answer = Promise.withResolvers<unknown>();
  const take = jest.fn<Promise<unknown>, Parameters<Take>>((upload) => {
    upload.onProgress?.(0.42);
    return answer.promise;
  });
  const shown = await show(take);
  await fill(shown);
  expect(shown.getByRole('img', { name: 'The chosen picture' }).getAttribute('src')).toBe(
    'blob:preview',
  );
  await send(shown);
  expect((await shown.findByRole('progressbar')).getAttribute('value')).toBe('42');
  answer.resolve({});
  await shown.findByRole('heading', { name: 'Your receipt is uploaded!' });
  const { path, body } = take.mock.calls[0]?.[0] ?? {};
  expect(path).toBe('/winter/upload');
  expect([body?.get('code'), body?.get('shop')]).toEqual(['WINTER01', 'hm']);
  expect(String(body?.get('image_proof'))).toBe('[object File]');
});

test.each([
  // Half past midnight in Budapest.
  ['2026-11-25T23:30:00Z', '2026-11-26'],
  ['2026-12-08T12:00:00Z', '2026-12-06'],
])('at %s a purchase was on %s at the latest', async (now, max) => {
  setClock(now);
  const shown = await show(() => ({}));
  expect(shown.getByLabelText(/^Date of purchase/).getAttribute('max')).toBe(max);
});

test('each field says what is wrong with it, and the list above leads there', async () => {
  const shown = await show(refuse(422, 'code:already_uploaded', 'purchase_sum:invalid'));
  await fill(shown);
  await send(shown);
  const link = await shown.findByRole('link', { name: 'Code is already uploaded' });
  const field = shown.getByRole('textbox', { name: /^Code/ });
  expect(link.getAttribute('href')).toBe(`#${field.id}`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((field as HTMLInputElement).value).toBe('WINTER01');
});

test('after a lost connection the same form is sent again', async () => {
  let isOnline = false;
  const bodies: [string, FormDataEntryValue][][] = [];
  const shown = await show(({ body }) => {
    bodies.push([...body]);
    if (!isOnline) refuse(0)();
    return {};
  });
  await fill(shown);
  await send(shown);
  await shown.findByText('The connection was lost');
  isOnline = true;
  fireEvent(window, new Event('online'));
  await shown.findByRole('heading', { name: 'Your receipt is uploaded!' });
  expect(bodies).toEqual([bodies[0], bodies[0]]);
});

test('after a lost connection a form that was changed is sent by hand as it is now', async () => {
  const codes: unknown[] = [];
  const shown = await show(({ body }) => {
    codes.push(body.get('code'));
    return refuse(0)();
  });
  await fill(shown);
  await send(shown);
  const again = await shown.findByRole('button', { name: 'Send it again' });
  await shown.user.type(shown.getByRole('textbox', { name: /^Code/ }), '2');
  await shown.user.click(again);
  await waitFor(() => expect(codes).toEqual(['WINTER01', 'WINTER012']));
});

test('a form that was changed since is sent by itself as it is now', async () => {
  const codes: unknown[] = [];
  const shown = await show(({ body }) => {
    codes.push(body.get('code'));
    return codes.length > 1 ? {} : refuse(0)();
  });
  await fill(shown);
  await send(shown);
  await shown.findByText('The connection was lost');
  await shown.user.type(shown.getByRole('textbox', { name: /^Code/ }), '2');
  fireEvent(window, new Event('online'));
  await shown.findByRole('heading', { name: 'Your receipt is uploaded!' });
  expect(codes).toEqual(['WINTER01', 'WINTER012']);
});

test('what was typed is there when the form comes again, on the page of its own campaign', async () => {
  const first = await show(() => ({}));
  await fill(first);
  first.unmount();
  const again = await show(() => ({}));
  const codeOf = ({ getByRole }: typeof first) =>
    (getByRole('textbox', { name: /^Code/ }) as HTMLInputElement).value;
  const shop = again.getByRole('combobox', { name: /^Shop/ }) as HTMLSelectElement;
  expect([codeOf(again), shop.value]).toEqual(['WINTER01', 'hm']);
  again.unmount();
  const other = await show(() => ({}), '/winter', undefined, 'easter');
  expect(codeOf(other)).toBe('');
  other.unmount();
  const sent = await show(() => ({}));
  await send(sent);
  await sent.findByRole('heading', { name: 'Your receipt is uploaded!' });
  sent.unmount();
  expect(codeOf(await show(() => ({})))).toBe('');
});

const TOO_LARGE = 'This file is larger than 10 MB. Please choose a smaller one!';

test('a picture that is too large is not sent; another one in its place is taken', async () => {
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  const take = jest.fn(() => ({}));
  const shown = await show(take);
  const field = shown.getByLabelText(/^Picture of the receipt/);
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: UPLOAD_FILE_MAX_BYTES + 1 });
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

test('where a form is too large for a server, its picture is', async () => {
  const shown = await show(refuse(413, 'body:too_large'));
  await send(shown);
  await shown.user.click(await shown.findByRole('link', { name: TOO_LARGE }));
  const field = shown.getByLabelText(/^Picture of the receipt/);
  expect(field).toBe(document.activeElement);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a code of the API that the page does not know is still said at its field', async () => {
  const shown = await show(refuse(422, 'shop:closed'));
  await send(shown);
  await shown.findByRole('link', { name: 'Shop is required!' });
});

test.each([
  [503, 'Ooop! Something went wrong!'],
  [429, 'Ooop! Something went wrong!'],
])('an answer %s says that it may be tried again', async (status, text) => {
  const shown = await show(refuse(status));
  await send(shown);
  await shown.findByText(text);
  shown.getByRole('button', { name: 'Send it again' });
});

test('a promotion that has just ended says so', async () => {
  const shown = await show(refuse(422, 'campaign:closed'));
  await send(shown);
  await shown.findByText('The promotion is not on at the moment.');
});

describe('a browser without a script', () => {
  const answer = { form: 'upload', path: '/winter', status: 201, codes: [], inputs: {} } as const;

  test('posts to the page, and names the call', async () => {
    const shown = await show(() => ({}), '/winter?lang=en');
    const form = shown.container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/winter?lang=en&upload=winter#feltoltes');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
  });

  test('is shown that the upload was taken', async () => {
    const shown = await show(() => ({}), '/winter', answer);
    shown.getByRole('heading', { name: 'Your receipt is uploaded!' });
  });

  test('is shown what is wrong, with all that was typed', async () => {
    const inputs = { name: 'Anna', shop: 'hm', purchase_time: '17:45', accept_terms: 'on' };
    const refused = { ...answer, status: 422, codes: ['code:required'], inputs };
    const shown = await show(() => ({}), '/winter', refused);
    expect(shown.getAllByText('Code is required')).not.toHaveLength(0);
    shown.getByText(/choose it again/);
    const form = shown.container.querySelector('form') as HTMLFormElement;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ ...inputs, code: '' });
  });

  test.each([0, 503])('is asked to try again after status %s', async (status) => {
    const shown = await show(() => ({}), '/winter', { ...answer, status });
    shown.getByText('Ooop! Something went wrong!');
  });

  test('is shown nothing of a form of another page', async () => {
    const shown = await show(() => ({}), '/winter', { ...answer, path: '/easter' });
    shown.getByRole('button', { name: 'Upload' });
  });
});
