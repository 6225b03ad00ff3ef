/** The client in a browser, sending a form with a file to a real server. */
import { form } from '@mall/contracts/forms/receipt';
import { type Api, createApi } from './index.ts';
import { type Reply, recordingServer } from './testing/recording-server.ts';

let server: Awaited<ReturnType<typeof recordingServer>>;
let reply: Reply;
let api: Api;

beforeEach(async () => {
  reply = { status: 201, body: '{"data":{"status":"uploaded"}}' };
  server = await recordingServer(() => reply);
  api = createApi({ language: 'en', origin: server.origin });
});
afterEach(() => server.close());

function send(picture = 'receipt.png') {
  const image_proof = new File(['x'], picture, { type: 'image/png', lastModified: 1 });
  const texts = { name: 'Anna', shop: 'hm', code: 'WINTER01', invoice: 'NY-1' };
  const time = { purchase_date: '2026-11-20', purchase_time: '17:45' };
  const body = { ...texts, ...time, purchase_sum: '9000', image_proof, accept_terms: true };
  return api.post(form, body, { param: 'winter' });
}

test('sends the fields as a browser does, in the language of the client', async () => {
  expect(await send()).toEqual({ status: 'uploaded' });
  const { url, headers, body } = server.received[0] ?? {};
  expect(url).toBe('/api/winter/upload');
  expect(headers).toMatchObject({ 'content-language': 'en', accept: 'application/json' });
  expect(body).toContain('WINTER01');
  expect(body).toMatch(/name="accept_terms"\s+on/);
  expect(body).toContain('filename="receipt.png"');
});

test('a refused form keeps its idempotency key, and has another with another picture', async () => {
  reply = { status: 422, body: '{"errors":[{"code":"code:invalid"},{"code":"shop:required"}]}' };
  const refused = { status: 422, codes: ['code:invalid', 'shop:required'] };
  for (const picture of ['receipt.png', 'receipt.png', 'other.png'])
    await expect(send(picture)).rejects.toMatchObject(refused);
  expect(server.received).toHaveLength(3);
  expect(server.keys().size).toBe(2);
});

test('rejects with status 0 when the connection is lost', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const sending = send();
  server.close();
  await expect(sending).rejects.toMatchObject({ status: 0, codes: [] });
});
