/** What any request to the API meets: its language, refusals with codes, revalidation, and how the service reports. */
import { apiContract } from '@mall/contracts';
import { codesOf } from '../testing/form-client.ts';
import { sampleContent } from '../testing/sample-content.ts';
import { openTestSqlite } from '../testing/test-databases.ts';
import { siteForTests } from '../testing/test-site.ts';

const site = siteForTests(openTestSqlite);

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

async function expectRefusal(response: Response, status: number, ...codes: string[]) {
  expect([response.status, await codesOf(response)]).toEqual([status, codes]);
}

describe('the language', () => {
  it('is Hungarian when the request names none', async () => {
    const response = await site.get('/pages/gift-card');
    expect(response.headers.get('content-language')).toBe('hu');
    expect((await response.json()).data.title).toBe('Ajándékkártya');
  });

  it('comes from ?lang= where a call takes it, and there wins over the header', async () => {
    const response = await site.get('/cinema?lang=en', 'hu');
    expect(response.headers.get('content-language')).toBe('en');
    expect((await response.json()).data.movies[0].name).toBe('Dawn');
    expect((await site.data('/pages/gift-card?lang=en', 'hu')).title).toBe('Ajándékkártya');
  });

  it('is refused when unknown', async () => {
    const headers = { 'content-language': 'de' };
    const byHeader = await fetch(`${site.origin}/api/shops`, { headers });
    await expectRefusal(byHeader, 422, 'content-language:invalid');
    await expectRefusal(await site.get('/posts/pinned?lang=de'), 422, 'lang:invalid');
  });

  it.each([
    ['/search', { query: 'ab' }],
    ['/newsletter', { email: 'anna@example.com', accept_terms: true }],
  ])('is refused when unknown in a POST to %s', async (path, body) => {
    for (const language of ['xx', '__proto__', 'constructor']) {
      const response = await post(`${path}?lang=${language}`, JSON.stringify(body));
      await expectRefusal(response, 422, 'lang:invalid');
    }
  });
});

describe('an invalid request', () => {
  it.each([
    ...['/shops/nope', '/posts/nope', '/posts/holnapi-hir', '/discounts/A%20B', '/nowhere'],
    ...['/posts/%0a', '/posts/%00', '/posts/%0d%0aX', `/shops/${'a'.repeat(501)}`],
    `/discounts/${'a'.repeat(8_000)}`,
  ])('for %s gets 404', async (path) => expectRefusal(await site.get(path), 404, 'not_found'));

  it.each([
    ['/shops/%E0%A4%A', 400, ['url:malformed']],
    ['/posts?page=0', 422, ['page:invalid']],
    ['/posts?page=x&limit=1000', 422, ['page:invalid', 'limit:invalid']],
    ['/search', 422, ['query:invalid']],
    ['/search?query=a&query=b', 422, ['query:invalid']],
  ])('for %s gets %i', async (path, status, codes) =>
    expectRefusal(await site.get(path), status, ...codes),
  );

  it.each([
    ['an unfinished body', '{', 400, 'body:malformed'],
    ['an empty body', '', 400, 'body:malformed'],
    ['a poisoned body', '{"__proto__":{"x":1},"query":"a"}', 400, 'body:malformed'],
    ['a list', '[]', 422, 'body:invalid'],
    ['a body without the query', '{}', 422, 'query:invalid'],
    ['a number as query', '{"query":7}', 422, 'query:invalid'],
    ['a long query', JSON.stringify({ query: 'a'.repeat(101) }), 422, 'query:invalid'],
    ['a large body', JSON.stringify({ query: 'a'.repeat(70_000) }), 413, 'body:too_large'],
  ])('with %s gets its code', async (_case, body, status, code) =>
    expectRefusal(await post('/search', body), status, code),
  );

  it('with a body that is no JSON gets 415', async () => {
    const response = await post('/search', 'query=a', { 'content-type': 'text/plain' });
    await expectRefusal(response, 415, 'content-type:invalid');
  });

  it.each([
    ['a field', (deep: string) => `{"email":${deep}}`],
    ['a field that no form has', (deep: string) => `{"a":${deep}}`],
    ['a form', (deep: string) => deep],
  ])('with %s nested without end gets 422', async (_what, bodyOf) => {
    const body = bodyOf(`${'['.repeat(30_000)}${']'.repeat(30_000)}`);
    expect((await post('/newsletter', body, { 'idempotency-key': 'a' })).status).toBe(422);
  });

  it.each([
    ['POST', '/shops', 405, 'GET, HEAD', 'method:not_allowed'],
    ['DELETE', '/shops/reserved', 405, 'GET, HEAD', 'method:not_allowed'],
    ['POST', '/products', 404, null, 'not_found'],
    ['DELETE', '/products/1', 404, null, 'not_found'],
  ])('%s %s gets %i, and the methods that a call has', async (method, path, ...expected) => {
    const body = method === 'POST' ? '{' : null;
    const response = await fetch(`${site.origin}/api${path}`, { method, body });
    const [code] = await codesOf(response);
    expect([response.status, response.headers.get('allow'), code]).toEqual(expected);
  });
});

it('unknown query keys are passed over', async () => {
  expect((await site.get('/shops?utm_source=x')).status).toBe(200);
});

it('a response has an entity tag by which gateways revalidate it', async () => {
  const tagOf = async (path: string, method = 'GET') =>
    (await fetch(`${site.origin}/api${path}`, { method })).headers.get('etag');
  const tag = await tagOf('/shops');
  expect(tag).toMatch(/^W\//);
  expect(await tagOf('/shops', 'HEAD')).toBe(tag);
  expect(await tagOf('/posts')).not.toBe(tag);
});

it('300 searches a minute are taken from one client, and all that the gateway renders', async () => {
  const search = (client: string) =>
    fetch(`${site.origin}/api/search?query=res`, { headers: { 'x-forwarded-for': client } });
  const statuses = async (clients: string[]) => [
    ...new Set((await Promise.all(clients.map(search))).map(({ status }) => status)),
  ];
  const oneNetwork = Array.from({ length: 300 }, (_, time) => `2001:db8:1:2::${time.toString(16)}`);
  expect(await statuses(oneNetwork)).toEqual([200]);
  await expectRefusal(await search('2001:db8:1:2:ffff::1'), 429, 'rate:limited');
  expect(await statuses(['2001:db8:1:3::1'])).toEqual([200]);
  expect(await statuses(Array(301).fill('127.0.0.1'))).toEqual([200]);
});

describe('the service', () => {
  it('serves its contract, whose name in the readiness lets gateways notice another one', async () => {
    expect(await site.data('/contract')).toEqual(JSON.parse(JSON.stringify(apiContract())));
    expect((await site.data('/readyz')).contract).toMatch(/^[\w-]{43}$/);
  });

  it('counts requests by call and status, out of the gateway’s reach', async () => {
    for (const path of ['/shops', '/shops/nope', '/nowhere']) await site.get(path);
    const response = await fetch(`${site.origin}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await response.text();
    for (const labels of [
      'call="shops",status="2xx"',
      'call="shop",status="4xx"',
      'call="other",status="4xx"',
    ]) {
      expect(text).toMatch(new RegExp(`http_request_duration_seconds_count\\{${labels}\\} \\d`));
    }
    expect(text).toContain('process_cpu_user_seconds_total');
  });
});

describe('the QR code of the app', () => {
  const ANDROID = 'https://play.google.com/store/apps/details?id=example';
  const IOS = 'https://apps.apple.com/hu/app/example/id1';
  const scan = async (agent: string, query = '') => {
    const headers = { 'user-agent': agent };
    const url = `${site.origin}/api/app${query}`;
    const response = await fetch(url, { redirect: 'manual', headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store']);
    return response.headers.get('location');
  };

  it('leads to the page while the content names no store', async () => {
    expect(await scan('Android')).toBe('/app');
  });

  describe('with stores', () => {
    beforeAll(async () => {
      const content = sampleContent();
      const [page] = content.pages;
      const label = { hu: 'Bolt', en: 'Store' };
      const links = [ANDROID, IOS].map((url) => ({ label, url }));
      const sections = [{ ...page?.sections[0], links, prices: [] }];
      Object.assign(content.pages.find(({ id }) => id === 'app') ?? {}, { sections });
      await site.load(content);
    });

    it.each([
      ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150', '', ANDROID],
      ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', '?lang=en', IOS],
      ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150', '', '/app'],
      ['a computer in English', 'Mozilla/5.0 (Windows NT 10.0)', '?lang=en', '/app?lang=en'],
    ])('leads %s to its store, or to the page that names both', async (_who, agent, query, to) => {
      expect(await scan(agent, query)).toBe(to);
    });
  });
});

it('an API that is about to stop is not ready, and still responds', async () => {
  site.announceStop();
  await expectRefusal(await site.get('/readyz'), 503, 'api:stopping');
  expect((await site.data('/healthz')).status).toBe('ok');
  expect((await site.get('/shops')).status).toBe(200);
});
