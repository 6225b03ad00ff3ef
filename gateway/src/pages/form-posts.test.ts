/** A form that the browser itself posts to its page: what the API gets, and what the page is rendered with. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiServers } from '../api/api-servers.ts';
import { createLog } from '../base/log.ts';
import { Metrics } from '../base/metrics.ts';
import { toPage } from '../composition/page.ts';
import { PageCache } from '../composition/page-cache.ts';
import { UploadSemaphore } from '../http/upload-semaphore.ts';
import { onlyComposition } from '../testing/only-composition.ts';
import { addPageRoutes } from './page-routes.ts';

/** The response of the API. */
let apiResponse: { status: number; body: unknown; headers?: Record<string, string> };
let received: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
let api: Server;
let app: FastifyInstance;
let servers: ApiServers;
const logged: string[] = [];

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const { url, headers } = request;
    const read = headers['content-type'] === 'application/json' ? json : text;
    received.push({ url, headers, body: await read(request) });
    response
      .writeHead(apiResponse.status, apiResponse.headers)
      .end(JSON.stringify(apiResponse.body));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

/** A page shows what it is rendered with. */
function pages() {
  let renders = 0;
  return new PageCache({
    freshMs: 60_000,
    contentVersion: () => '1',
    render: async ({ url, formResponse }) => {
      renders += 1;
      const body = { identity: Buffer.from(JSON.stringify({ url, renders, formResponse })) };
      return toPage({ status: 200, headers: {}, body, variesByLanguage: false, failed: [] }, '1');
    },
  });
}

beforeEach(() => {
  apiResponse = { status: 201, body: { data: { status: 'pending' } } };
  received = [];
  logged.length = 0;
  const stream = { write: (line: string) => void logged.push(line) };
  app = fastify({ trustProxy: true, logger: { level: 'warn', stream } });
  const { port } = api.address() as AddressInfo;
  servers = new ApiServers([`http://127.0.0.1:${port}`], createLog('silent'), () => []);
  const paths = { pageUrl: (url: string) => url, loggedPath: (url: string) => url };
  const instance = {
    ...{ pages: pages(), isGuessable: () => false, hasPath: (url: string) => url !== '/nincs' },
    ...paths,
  };
  addPageRoutes(app, {
    ...{ publicOrigin: ORIGIN, servers, headers: {} },
    compositions: onlyComposition(() => instance),
    metrics: new Metrics(),
    uploads: new UploadSemaphore(1),
  });
});

afterEach(() => servers.close());

const PAGE = '/elerhetoseg?lang=en';
const ORIGIN = 'https://mall.example';
const INPUTS = { form: 'newsletter', language: 'en', email: 'anna@example.com' };

const post = (inputs: Record<string, string>, headers: Record<string, string> = {}, url = PAGE) =>
  app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(inputs).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const shownIn = ({ body }: { body: string }) => JSON.parse(body).formResponse;

test('sends the API JSON, with language and address of the visitor', async () => {
  await post({ ...INPUTS, newsletter_consent: 'on' }, { 'x-forwarded-for': '198.51.100.7' });
  const [{ url, headers, body } = {}] = received;
  expect(url).toBe('/api/newsletter');
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/json', 'content-language': 'en' },
    ...{ accept: 'text/html', 'x-forwarded-for': '198.51.100.7' },
  });
  expect(body).toEqual({ email: 'anna@example.com', accept_terms: true });
  expect(received).toHaveLength(1);
});

test('renders the page with the response, and stores it nowhere', async () => {
  apiResponse.body = { data: { balance: 12_500 } };
  const response = await post(INPUTS);
  expect(response.statusCode).toBe(200);
  expect(shownIn(response)).toEqual({
    ...{ form: 'newsletter', path: '/elerhetoseg', status: 201, codes: [] },
    data: { balance: 12_500 },
    inputs: {},
  });
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.headers).not.toHaveProperty('etag');
  const later = await app.inject(PAGE);
  expect(shownIn(later)).toBeUndefined();
  expect(JSON.parse(later.body)).toMatchObject({ url: PAGE, renders: 2 });
});

test('renders a page for each post, whatever is cached', async () => {
  await app.inject(PAGE);
  const both = await Promise.all([post(INPUTS), post({ ...INPUTS, email: 'bela@example.com' })]);
  expect(both.map(({ body }) => JSON.parse(body).renders)).toEqual([2, 3]);
});

test('refuses a client that posts more than 300 forms in a minute', async () => {
  for (let times = 0; times < 300; times += 1) await post(INPUTS);
  const refused = await post(INPUTS);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(received).toHaveLength(300);
});

const typed = { email: 'anna', newsletter_consent: 'on' };
const secret = { password: 's3cret', password_confirmation: 's3cret' };

test.each([
  ['newsletter', typed, { other: 'x' }],
  ['loyaltyCard', { email: 'anna' }, secret],
])('repeats only the inputs of the form %s, without passwords', async (form, inputs, others) => {
  apiResponse = { status: 422, body: { errors: [{ code: 'email:invalid' }] } };
  const response = await post({ form, ...inputs, ...others });
  expect(shownIn(response)).toMatchObject({ status: 422, codes: ['email:invalid'] });
  expect(shownIn(response).inputs).toEqual(inputs);
  expect(response.body).not.toContain('s3cret');
});

test('logs an invalid response with its call, without what was typed', async () => {
  apiResponse = { status: 500, body: 'no object' };
  await post(INPUTS);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { path: '/api/newsletter', err: { type: 'ZodError' } },
  ]);
  expect(logged.join()).not.toContain('anna');
});

test.each([
  [422, 'email:invalid', {}, 422, undefined],
  [409, 'idempotency-key:reused', {}, 409, undefined],
  [429, 'rate:limited', { 'retry-after': '60' }, 429, '60'],
  [503, 'database:unavailable', {}, 503, undefined],
  [500, undefined, {}, 503, '5'],
])(
  'sends the whole page, with what was typed, after a %s %s of the API',
  async (status, code, headers, ...expected) => {
    apiResponse = { status, headers, body: code ? { errors: [{ code }] } : 'no object' };
    const response = await post(INPUTS);
    expect([response.statusCode, response.headers['retry-after']]).toEqual(expected);
    expect(shownIn(response)).toMatchObject({
      ...{ form: 'newsletter', inputs: { email: 'anna@example.com' } },
      ...(code ? { status, codes: [code] } : { status: 0, codes: [] }),
    });
    expect(response.headers['content-type']).toContain('text/html');
  },
);

test('sends a form in the page of a campaign to the API of that campaign', async () => {
  await post({ form: 'gameEntry', name: 'Anna' }, {}, '/jatek?gameEntry=advent');
  expect(received.map(({ url }) => url)).toEqual(['/api/advent/register']);
});

test.each([
  [{}],
  [{ email: 'anna@example.com' }],
  [{ form: 'nothing' }],
  [{ form: 'constructor' }],
  // Its page names no campaign.
  [{ form: 'gameEntry' }],
  // It is sent with a file.
  [{ form: 'receipt' }],
])('refuses what is no form of the site: %j', async (inputs) => {
  const response = await post(inputs);
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(received).toEqual([]);
});

test('sends the API no form that is posted to an unknown path', async () => {
  expect((await post(INPUTS, {}, '/nincs')).statusCode).toBe(404);
  expect(received).toEqual([]);
});

test('accepts a content type with a character set', async () => {
  const type = 'application/x-www-form-urlencoded; charset=UTF-8';
  expect((await post(INPUTS, { 'content-type': type })).statusCode).toBe(200);
  expect(received).toHaveLength(1);
});

test.each([
  ['PUT', 'application/x-www-form-urlencoded'],
  ['DELETE', 'application/x-www-form-urlencoded'],
  ['POST', 'application/json'],
] as const)('refuses a form sent by %s as %s', async (method, type) => {
  const [headers, payload] = [{ 'content-type': type }, new URLSearchParams(INPUTS).toString()];
  expect((await app.inject({ method, url: PAGE, headers, payload })).statusCode).toBe(405);
  expect(received).toEqual([]);
});

describe('a form with a file', () => {
  const UPLOAD = '/tel?lang=en&receipt=winter';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const payload = '--x\r\ncontent-disposition: form-data; name="code"\r\n\r\nA\r\n--x--\r\n';
  const upload = (url = UPLOAD, more = {}) =>
    app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload });

  test('is sent to the API as it came, with the address of the visitor', async () => {
    const visitor = { 'x-forwarded-for': '198.51.100.7' };
    await upload(UPLOAD, visitor);
    const sent = { ...headers, ...visitor, accept: 'text/html' };
    expect(received).toMatchObject([{ url: '/api/winter/upload', headers: sent, body: payload }]);
  });

  test.each([
    [201, { data: { status: 'uploaded' } }, { status: 201, inputs: {} }],
    [
      422,
      { errors: [{ code: 'shop:required' }], inputs: { code: 'A' } },
      { status: 422, codes: ['shop:required'], inputs: { code: 'A' } },
    ],
    [502, 'none', { status: 0, codes: [], inputs: {} }],
  ])('is shown in its page after a %s of the API', async (status, body, expected) => {
    apiResponse = { status, body };
    const response = await upload();
    expect(shownIn(response)).toMatchObject({ form: 'receipt', path: '/tel', ...expected });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test.each(['/tel', '/tel?receipt=', '/tel?receipt=..%2Fshops', '/receipt=winter'])(
    'is refused where the page names no campaign: %s',
    async (url) => {
      expect((await upload(url)).statusCode).toBe(405);
      expect(received).toEqual([]);
    },
  );
});
