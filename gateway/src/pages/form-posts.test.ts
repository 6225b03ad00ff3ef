/** A form that the browser itself posts to its page: what the API gets, and what the page is rendered with. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiServers } from '../api/api-servers.ts';
import { createLog } from '../base/log.ts';
import { Metrics } from '../base/metrics.ts';
import { toPage } from '../composition/page.ts';
import { PageCache } from '../composition/page-cache.ts';
import { UploadSemaphore } from '../http/upload-semaphore.ts';
import { addPageRoutes } from './page-routes.ts';
import { Preview } from './preview.ts';

/** What the API answers, and what it got. */
let answer: { status: number; body: unknown; headers?: Record<string, string> };
let taken: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[];
let api: Server;
let app: FastifyInstance;
let servers: ApiServers;
const logged: string[] = [];

const readBody = (request: IncomingMessage) =>
  (request.headers['content-type'] === 'application/json' ? json : text)(request);

const fresh = () => ({ status: 201, body: { data: { status: 'pending' } } });

beforeAll(async () => {
  api = createServer(async (request, response) => {
    taken.push({ url: request.url, headers: request.headers, body: await readBody(request) });
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
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
      return toPage({ status: 200, headers: {}, body, variesByLanguage: false, failed: [] }, 1);
    },
  });
}

beforeEach(() => {
  answer = fresh();
  taken = [];
  logged.length = 0;
  const stream = { write: (line: string) => void logged.push(line) };
  app = fastify({ trustProxy: true, logger: { level: 'warn', stream } });
  const { port } = api.address() as AddressInfo;
  servers = new ApiServers([`http://127.0.0.1:${port}`], createLog('silent'));
  addPageRoutes(app, {
    publicOrigin: 'https://mall.example',
    live: {
      current: {
        pages: pages(),
        isGuessable: () => false,
        pageUrl: (url) => url,
        loggedPath: (url) => url,
      },
    },
    metrics: new Metrics(),
    servers,
    preview: new Preview({ PREVIEW_TOKEN: undefined, PUBLIC_ORIGIN: 'https://mall.example' }),
    uploads: new UploadSemaphore(1),
    headers: {},
  });
});

afterEach(() => servers.close());

const PAGE = '/elerhetoseg?lang=en';
const INPUTS = { form: 'newsletter', language: 'en', email: 'anna@example.com' };

const post = (inputs: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: PAGE,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(inputs).toString(),
  });
const shownIn = ({ body }: { body: string }) => JSON.parse(body).formResponse;

test('sends the API JSON, with language and address of the visitor', async () => {
  await post({ ...INPUTS, newsletter_consent: 'on' }, { 'x-forwarded-for': '198.51.100.7' });
  expect(taken).toEqual([
    {
      url: '/api/newsletter',
      headers: expect.objectContaining({
        'content-type': 'application/json',
        'content-language': 'en',
        accept: 'text/html',
        'x-forwarded-for': '198.51.100.7',
      }),
      body: { email: 'anna@example.com', accept_terms: true },
    },
  ]);
});

test('repeats what was typed into a refused form, without passwords', async () => {
  answer = { status: 422, body: { errors: [{ code: 'password:invalid' }] } };
  const typed = { email: 'anna@example.com', password: 's3cret', password_confirmation: 's3cret' };
  const response = await post({ form: 'loyaltyCard', ...typed });
  expect(shownIn(response)).toMatchObject({ inputs: { email: 'anna@example.com' }, status: 422 });
  expect(response.body).not.toContain('s3cret');
});

test('renders the page with the response, and stores it nowhere', async () => {
  answer.body = { data: { balance: 12_500 } };
  const response = await post(INPUTS);
  expect(response.statusCode).toBe(200);
  expect(shownIn(response)).toEqual({
    ...{ form: 'newsletter', path: '/elerhetoseg', status: 201, codes: [] },
    data: { balance: 12_500 },
    inputs: {},
  });
  expect(response.headers['cache-control']).toBe('no-store');
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

test('repeats only the inputs of the form', async () => {
  answer = { status: 422, body: { errors: [{ code: 'email:invalid' }] } };
  const inputs = { ...INPUTS, email: 'anna', newsletter_consent: 'on', other: 'x' };
  expect(shownIn(await post(inputs))).toMatchObject({
    status: 422,
    codes: ['email:invalid'],
    inputs: { email: 'anna', newsletter_consent: 'on' },
  });
});

test.each([
  ['no answer of the API', { status: 500, body: 'no object' }, { status: 0, codes: [] }],
  [
    'an API without a database',
    { status: 503, body: { errors: [{ code: 'database:unavailable' }] } },
    { status: 503, codes: ['database:unavailable'] },
  ],
])('%s keeps what was typed', async (_case, given, expected) => {
  answer = given;
  const shown = shownIn(await post(INPUTS));
  expect(shown).toMatchObject({ ...expected, inputs: { email: 'anna@example.com' } });
});

test('logs an invalid response with its call, without what was typed', async () => {
  answer = { status: 500, body: 'no object' };
  await post(INPUTS);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      path: '/api/newsletter',
      err: expect.objectContaining({ type: 'ZodError' }),
    }),
  ]);
  expect(logged.join()).not.toContain('anna');
});

test.each([
  [422, { errors: [{ code: 'email:invalid' }] }, {}, 422, undefined],
  [409, { errors: [{ code: 'idempotency-key:reused' }] }, {}, 409, undefined],
  [429, { errors: [{ code: 'rate:limited' }] }, { 'retry-after': '60' }, 429, '60'],
  [503, { errors: [{ code: 'database:unavailable' }] }, {}, 503, undefined],
  [500, 'no object', {}, 503, '5'],
])(
  'after a %s of the API the whole page has its status',
  async (status, body, headers, ...expected) => {
    answer = { status, body, headers };
    const response = await post(INPUTS);
    expect([response.statusCode, response.headers['retry-after']]).toEqual(expected);
    expect(shownIn(response)).toMatchObject({ form: 'newsletter' });
    expect(response.headers['content-type']).toContain('text/html');
  },
);

test('a form in the page of a campaign goes to the API of that campaign', async () => {
  const payload = new URLSearchParams({ form: 'gameEntry', name: 'Anna' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await app.inject({ method: 'POST', url: '/jatek?gameEntry=advent', headers, payload });
  expect(taken.map(({ url }) => url)).toEqual(['/api/advent/register']);
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
])('%j is no form of the site', async (inputs) => {
  const response = await post(inputs);
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(taken).toEqual([]);
});

test('accepts a content type with a character set', async () => {
  const type = 'application/x-www-form-urlencoded; charset=UTF-8';
  expect((await post(INPUTS, { 'content-type': type })).statusCode).toBe(200);
  expect(taken).toHaveLength(1);
});

test.each(['PUT', 'DELETE'] as const)('%s sends no form', async (method) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(INPUTS).toString();
  expect((await app.inject({ method, url: PAGE, headers, payload })).statusCode).toBe(405);
  expect(taken).toEqual([]);
});

test('refuses another content type before the body is read', async () => {
  const response = await app.inject({ method: 'POST', url: PAGE, payload: { form: 'newsletter' } });
  expect(response.statusCode).toBe(405);
});

describe('a form with a file', () => {
  const UPLOAD = '/tel?lang=en&receipt=winter';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const payload = '--x\r\ncontent-disposition: form-data; name="code"\r\n\r\nA\r\n--x--\r\n';
  const upload = (url = UPLOAD) => app.inject({ method: 'POST', url, headers, payload });

  test('is sent to the API as it came, with the address of the visitor', async () => {
    const visitor = { 'x-forwarded-for': '198.51.100.7' };
    await app.inject({ method: 'POST', url: UPLOAD, headers: { ...headers, ...visitor }, payload });
    expect(taken).toEqual([
      {
        url: '/api/winter/upload',
        headers: expect.objectContaining({ ...headers, ...visitor, accept: 'text/html' }),
        body: payload,
      },
    ]);
  });

  test.each([
    [
      'accepted',
      { status: 201, body: { data: { status: 'uploaded' } } },
      { status: 201, inputs: {} },
    ],
    [
      'refused',
      { status: 422, body: { errors: [{ code: 'shop:required' }], inputs: { code: 'A' } } },
      { status: 422, codes: ['shop:required'], inputs: { code: 'A' } },
    ],
    ['not answered', { status: 502, body: 'none' }, { status: 0, codes: [], inputs: {} }],
  ])('is shown in its page when it is %s', async (_case, given, expected) => {
    answer = given;
    const response = await upload();
    expect(shownIn(response)).toMatchObject({ form: 'receipt', path: '/tel', ...expected });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['/tel', '/tel?receipt=', '/tel?receipt=..%2Fshops', '/receipt=winter'])(
    'is refused where the page names no campaign: %s',
    async (url) => {
      expect((await upload(url)).statusCode).toBe(405);
      expect(taken).toEqual([]);
    },
  );
});
