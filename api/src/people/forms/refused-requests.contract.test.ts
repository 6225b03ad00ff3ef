/** Refused requests: deeply nested bodies, and calls of the old clients. */
import { openTestSqlite } from '../../testing/test-databases.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(openTestSqlite());
});
afterAll(() => site.close());

it.each([
  ['a field', (deep: string) => `{"email":${deep}}`],
  ['a field that no form has', (deep: string) => `{"a":${deep}}`],
  ['a form', (deep: string) => deep],
])('%s nested without end is refused as invalid', async (_what, bodyOf) => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const response = await fetch(`${site.origin}/api/newsletter`, {
    method: 'POST',
    body: bodyOf(deep),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a' },
  });
  expect(response.status).toBe(422);
});

it.each([
  ['POST', '/shops', 405],
  ['DELETE', '/shops/reserved', 405],
  ['GET', '/products', 404],
  ['GET', '/products/1', 404],
  ['POST', '/products', 404],
  ['DELETE', '/products/1', 404],
])(
  '%s %s of the old clients answers %i with a code, and changes nothing',
  async (method, path, status) => {
    const before = await (await site.get('/shops')).text();
    const response = await fetch(`${site.origin}/api${path}`, {
      method,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect(response.status).toBe(status);
    const codes = { 404: 'not_found', 405: 'method:not_allowed' };
    expect(await response.json()).toEqual({ errors: [{ code: codes[status as 404 | 405] }] });
    expect(await (await site.get('/shops')).text()).toBe(before);
  },
);
