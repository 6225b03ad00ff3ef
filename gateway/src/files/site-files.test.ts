/** The site record as browsers get it beside a page, from a gateway with render workers. */
import type { ReleaseStore } from '@mall/release';
import { temporaryStore } from '@mall/release/testing';
import { goLive, PAGE, remoteBuild, shellBuild } from '../testing/fake-apps.ts';
import { type RunningGateway, runGateway, until } from '../testing/running-gateway.ts';

let store: ReleaseStore;
let gateway: RunningGateway;

beforeAll(async () => {
  store = await temporaryStore();
  await goLive(store, shellBuild, remoteBuild('cinema', PAGE.good('films')));
  gateway = await runGateway(store);
});
afterAll(() => gateway.close());

/** The URL of the record that a page names. */
async function urlOf(path: string): Promise<string> {
  const html = await (await gateway.get(path)).text();
  return /href="(\/site\.json\?v=[^"]+)"/.exec(html)?.[1] ?? 'none';
}

const recordOf = async (url: string) => (await gateway.get(url)).json();

test('the record of a page is kept by browsers; all pages in both languages share it', async () => {
  const url = await urlOf('/cinema-hu');
  expect(await urlOf('/cinema-en')).toBe(url);
  expect(await urlOf('/nothing')).toBe(url);
  const answer = await gateway.get(url, { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-composition': '1',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.json()).toMatchObject({ revision: 1, apps: ['shell', 'cinema'] });
});

test('a browser that has the record gets no body', async () => {
  const url = await urlOf('/');
  const { headers } = await gateway.get(url);
  const etag = headers.get('etag') ?? '';
  expect((await gateway.get(url, { 'if-none-match': etag })).status).toBe(304);
  const head = await fetch(gateway.origin + url, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
});

test.each(['', '?v=', '?v=unknown', `?v=${'a'.repeat(65)}`, '?v=a&v=b', '?x=1'])(
  'a version that is not known, as in "%s", gets the current record, which no one keeps',
  async (query) => {
    const answer = await gateway.get(`/site.json${query}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toMatchObject({ revision: 1 });
  },
);

test('a page that is open during a promotion keeps its record', async () => {
  const old = await urlOf('/');
  await goLive(store, remoteBuild('shops', PAGE.good('shops')));
  await until(async () => (await urlOf('/')) !== old);
  const kept = await gateway.get(old);
  expect(kept.headers.get('cache-control')).toContain('immutable');
  expect(kept.headers.get('x-composition')).toBe('1');
  expect(await kept.json()).toMatchObject({ revision: 1, apps: ['shell', 'cinema'] });
  expect(await recordOf(await urlOf('/'))).toMatchObject({ revision: 2 });
  expect(await recordOf('/site.json?v=unknown')).toMatchObject({ revision: 2 });
});
