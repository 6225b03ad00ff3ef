/** The site file as browsers get it beside a page, from a gateway with render workers. */
import type { ReleaseStore } from '@mall/release';
import { temporaryStore } from '@mall/release/testing';
import { goLive, PAGE, remoteBuild, shellBuild } from '../testing/fake-apps.ts';
import { type RunningGateway, runGateway, until } from '../testing/running-gateway.ts';
import { SiteFiles } from './site-files.ts';

let store: ReleaseStore;
let gateway: RunningGateway;

beforeAll(async () => {
  store = await temporaryStore();
  await goLive(store, shellBuild, remoteBuild('cinema', PAGE.good('films')));
  gateway = await runGateway(store);
});
afterAll(() => gateway.close());

/** The URL of the file that a page names. */
async function urlOf(path: string): Promise<string> {
  const html = await (await gateway.get(path)).text();
  return /href="(\/site\.json\?v=[^"]+)"/.exec(html)?.[1] ?? 'none';
}

const fileOf = async (url: string) => (await gateway.get(url)).json();

test('sends one file for all pages, which browsers cache', async () => {
  const url = await urlOf('/cinema-hu');
  expect(await urlOf('/nothing')).toBe(url);
  expect(await urlOf('/cinema-en')).toBe(url);
  const response = await gateway.get(url, { 'accept-encoding': 'br' });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-composition': '1',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.json()).toMatchObject({ revision: 1, apps: ['shell', 'cinema'] });
});

test.each(['', '?v=', '?v=unknown', `?v=${'a'.repeat(65)}`, '?v=a&v=b', '?x=1'])(
  'sends the current file for an unknown version, not to be stored: "%s"',
  async (query) => {
    await urlOf('/');
    const response = await gateway.get(`/site.json${query}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({ revision: 1 });
  },
);

test('has no file before a page of the composition is rendered', async () => {
  const files = new SiteFiles({});
  expect(files.get('old', 1)).toBeUndefined();
  files.keep({ version: 'new', text: '{}' }, '1', 1);
  expect(files.get('old', 1)).toBeDefined();
});

test('keeps the files of a composition whatever the workers of another name', () => {
  const files = new SiteFiles({});
  const [live, open] = [{ version: 'live' }, '/site.json?v=live'];
  files.keep({ ...live, text: '{}' }, '1', 1);
  const sent = files.find(open);
  files.keep({ ...live, text: 'made up' }, '1.preview');
  for (let version = 0; version < 100; version += 1)
    files.keep({ version: `made-up-${version}`, text: '{}' }, '1.preview');
  expect(files.find(open)).toBe(sent);
  expect(sent).toBeDefined();
});

test('keeps the file of a page that is open during a promotion', async () => {
  const old = await urlOf('/');
  await goLive(store, remoteBuild('shops', PAGE.good('shops')));
  await until(async () => (await urlOf('/')) !== old);
  const kept = await gateway.get(old);
  expect(kept.headers.get('cache-control')).toContain('immutable');
  expect(kept.headers.get('x-composition')).toBe('1');
  expect(await kept.json()).toMatchObject({ revision: 1, apps: ['shell', 'cinema'] });
  expect(await fileOf(await urlOf('/'))).toMatchObject({ revision: 2 });
  expect(await fileOf('/site.json?v=old')).toMatchObject({ revision: 2 });
});
