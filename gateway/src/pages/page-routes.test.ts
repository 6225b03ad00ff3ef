/** Responses to requests for pages: status, headers, encodings, and pages when nothing renders. */
import type { RenderResult } from '@mall/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { Metrics } from '../base/metrics.ts';
import { type PageRequest, toPage } from '../composition/page.ts';
import { PageCache } from '../composition/page-cache.ts';
import { UploadSemaphore } from '../http/upload-semaphore.ts';
import { onlyComposition } from '../testing/only-composition.ts';
import { addPageRoutes, preparedPages } from './page-routes.ts';

type Render = (request: PageRequest) => Partial<RenderResult>;

const BODY = `<!doctype html>${'<p>text</p>'.repeat(100)}`;

function pagesOf(render: Render, composition = '1') {
  const renderPage = (request: PageRequest) => {
    const { body = BODY, ...more } = render(request);
    const page = { status: 200, headers: {}, variesByLanguage: false, failed: [], ...more };
    return toPage({ ...page, body: { identity: Buffer.from(String(body)) } }, composition);
  };
  const cache = new PageCache({
    freshMs: 1_000,
    contentVersion: () => '1',
    render: async (request) => renderPage(request),
  });
  return {
    pages: cache,
    isGuessable: (url: string) => !/^\/(?:mozi)?$/.test(url),
    hasPath: () => true,
    pageUrl: (url: string) => url.replace(/\?utm_.*/, ''),
    loggedPath: (url: string) => url.replace(/\?.*/, ''),
  };
}

const ORIGIN = 'https://mall.example';
const HEADERS = { 'x-frame-options': 'DENY', 'referrer-policy': 'origin' };

let app: FastifyInstance;
let metrics: Metrics;
let live: { current: ReturnType<typeof pagesOf> | undefined };
let lines: string[];
const compositions = onlyComposition(() => live.current);

beforeEach(() => {
  lines = [];
  app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  metrics = new Metrics();
  live = { current: pagesOf(() => ({})) };
  addPageRoutes(app, {
    ...{ compositions, metrics, headers: HEADERS, publicOrigin: ORIGIN },
    servers: { call: () => Promise.reject(new Error('no API')) },
    uploads: new UploadSemaphore(),
  });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** The page in memory that is sent without the routes. */
const find = (url: string, headers: object = {}) =>
  preparedPages(compositions, metrics, HEADERS).find(url, { headers } as never);
const REVALIDATED = 'public, max-age=0, must-revalidate';
/** The log's lines of errors. */
const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);

test.each<[string, Partial<RenderResult>, number, string]>([
  ['with a failed part', { failed: ['cinema'] }, 200, 'no-store'],
  ['that failed', { status: 503 }, 503, 'no-store'],
  ['that is not found', { status: 404 }, 404, REVALIDATED],
  ['with its own headers', { headers: { 'referrer-policy': 'origin' } }, 200, REVALIDATED],
  ['with its own rule', { headers: { 'cache-control': 'no-store' } }, 200, 'no-store'],
  [
    'with a cookie, which no shared cache may store,',
    { headers: { 'set-cookie': 'language=en' } },
    200,
    'private, max-age=0, must-revalidate',
  ],
  [
    'with a cookie and its own rule',
    { headers: { 'set-cookie': 'language=en', 'cache-control': 'public, max-age=3600' } },
    200,
    'private, max-age=0, must-revalidate',
  ],
])('sends the cache rule of a page %s', async (_what, result, status, cacheControl) => {
  live.current = pagesOf(() => result);
  const { statusCode, headers } = await get('/');
  expect([statusCode, headers['cache-control']]).toEqual([status, cacheControl]);
  expect('etag' in headers).toBe(status === 200);
});

test.each([
  ['/uzletek?kategoria=&q=&szint=&szolgaltatas=gift-card', '/uzletek?szolgaltatas=gift-card'],
  ['/uzletek?q=ko&szint=', '/uzletek?q=ko'],
  ['/mozi?nap=', '/mozi'],
])('leads from %s to %s, also where the page is in memory', async (url, clean) => {
  await get(clean);
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([301, clean]);
  expect(find(url)).toBeUndefined();
});

describe('a client that makes up addresses', () => {
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });
  const GUESSES = 300;

  test('is limited, without harm to others', async () => {
    live.current = pagesOf(({ url }) => (url === '/mozi' ? {} : { status: 404 }));
    for (let guess = 0; guess < GUESSES; guess += 1) await from('203.0.113.1', `/uzletek/${guess}`);
    const refused = await from('203.0.113.1', '/uzletek/next');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('203.0.113.1', '/mozi')).statusCode).toBe(200);
    expect((await from('203.0.113.2', '/uzletek/next')).statusCode).toBe(404);
  });

  test('may visit any number of pages that exist', async () => {
    for (let page = 0; page <= GUESSES; page += 1)
      await from('203.0.113.3', `/uzletek/shop-${page}`);
    expect((await from('203.0.113.3', '/uzletek/next')).statusCode).toBe(200);
  });
});

test('has an entity tag of its body alone, not of the composition', async () => {
  const { headers } = await get('/');
  live.current = pagesOf(() => ({}), '2');
  expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  live.current = pagesOf(() => ({ body: 'other' }), '2');
  expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});

test('refuses other methods than GET and HEAD', async () => {
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(headers).not.toHaveProperty('retry-after');
  expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  // The form is unknown.
  ['this site', { 'sec-fetch-site': 'same-origin' }, 405],
])('responds to a form posted by %s with %o: %i', async (_site, headers, status) => {
  const { statusCode, body } = await app.inject({
    ...{ method: 'POST', url: '/', payload: 'form=unknown' },
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(statusCode).toBe(status);
  expect(body).toContain('<html lang="hu">');
});

test('sends a page in both languages while no composition is live', async () => {
  live.current = undefined;
  const { statusCode, headers, body } = await get('/');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({
    ...{ 'retry-after': '5', 'cache-control': 'no-store' },
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-/,
    ),
  });
  expect(body).toContain('<img src="/favicon.svg" alt=""');
  expect(body).toContain('<section lang="hu"><h1>Rövid szünet</h1>');
  expect(body).toContain('<section lang="en"><h1>A short break</h1>');
  expect(body).toContain('<a href="/">Vissza a kezdőlapra</a>');
  expect(errors()).toEqual([]);
});

test('renders a failing page once, and logs its path', async () => {
  let renders = 0;
  live.current = pagesOf(() => {
    renders += 1;
    throw new Error('no render');
  });
  expect((await get('/mozi?day=1')).statusCode).toBe(503);
  expect(renders).toBe(1);
  expect(errors()).toMatchObject([
    { path: '/mozi', msg: 'page could not be rendered', err: { message: 'no render' } },
  ]);
});

test('renders a page with the next composition when its own closes meanwhile', async () => {
  const next = pagesOf(() => ({ body: 'from the next' }), '2');
  live.current = pagesOf(() => {
    live.current = next;
    throw new Error('closed');
  });
  const { statusCode, headers } = await get('/');
  expect([statusCode, headers['x-composition']]).toEqual([200, '2']);
});

describe('a page in memory', () => {
  test('is sent without the routes, by the query keys that its route declares', async () => {
    live.current = pagesOf(({ url }) => ({ body: url }));
    expect((await get('/mozi?utm_source=app')).body).toBe('/mozi');
    expect(find('/mozi?utm_source=mail')).toBe(find('/mozi'));
    expect(find('/mozi')).toBeDefined();
    expect(find('/mozi?nap=ma')).toBeUndefined();
    expect(await metrics.text()).toContain('page_cache_total{outcome="hit"} 3');
  });

  test('is left to the routes in an encoding that was not requested before', async () => {
    await get('/mozi', { 'accept-encoding': 'gzip' });
    expect(find('/mozi', { 'accept-encoding': 'gzip' })).toBeDefined();
    expect(find('/mozi', { 'accept-encoding': 'br' })).toBeUndefined();
  });

  test('is left to the routes while no composition is live', async () => {
    await get('/mozi');
    live.current = undefined;
    expect(find('/mozi')).toBeUndefined();
  });
});

test.each([
  ...['/hirek/%0a', '/hirek/%0d%0aX', '/%00', '/%7F', '/hirek/%e2%80%a8', '/%E2%80%A9/x'],
])('%s is not found', async (url) => {
  live.current = pagesOf(() => {
    throw new Error('a control character must not be rendered');
  });
  expect((await get(url)).statusCode).toBe(404);
  expect(errors()).toEqual([]);
});

test('a page whose headers cannot be sent is a 503', async () => {
  live.current = pagesOf(() => ({ headers: { link: 'a\r\nb' } }));
  const { statusCode, headers } = await get('/mozi');
  expect([statusCode, headers.link]).toEqual([503, undefined]);
  expect(errors()).toMatchObject([{ msg: 'page could not be rendered', path: '/mozi' }]);
});
