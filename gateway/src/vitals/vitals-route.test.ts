/** What a browser may report to a running gateway, and what its metrics show of it. */
import type { ReleaseStore } from '@mall/release';
import { temporaryStore } from '@mall/release/testing';
import { goLive, PAGE, remoteBuild, shellBuild } from '../testing/fake-apps.ts';
import { type RunningGateway, runGateway, until } from '../testing/running-gateway.ts';

let gateway: RunningGateway;
let release: string;
let store: ReleaseStore;

beforeAll(async () => {
  store = await temporaryStore();
  const releases = await goLive(store, shellBuild, remoteBuild('cinema', PAGE.good('first')));
  release = releases.find(({ app }) => app === 'cinema')?.id ?? '';
  gateway = await runGateway(store);
  await gateway.ready;
});
afterAll(() => gateway.close());

const REPORT = {
  composition: '1',
  page: 'cinema',
  routes: { cinema: ['cinema'], home: [] },
  vitals: { LCP: 5_000, INP: 40, CLS: 0.3, TTFB: 100 },
};

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${gateway.origin}/vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const metrics = async () => (await gateway.get('/metrics')).text();

test('a report is in the metrics by app, release and route', async () => {
  const response = await send(REPORT);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
  const text = await metrics();
  const labels = `app="cinema",release="${release}",route="cinema"`;
  expect(text).toContain(`web_vitals_lcp_seconds_bucket{le="4",${labels}} 0`);
  expect(text).toContain(`web_vitals_lcp_seconds_sum{${labels}} 5`);
  expect(text).toContain(`web_vitals_cls_bucket{le="0.5",${labels}} 1`);
  expect(text).toContain(`browser_failed_views_total{${labels}} 1`);
});

test.each([
  ['no JSON', '{'],
  ['another form', { hello: 1 }],
  ['more than is named', { ...REPORT, url: '/mozi?q=1' }],
  ['an unknown route', { ...REPORT, routes: { cinema: [], nowhere: [] } }],
  ['an unknown app', { ...REPORT, routes: { cinema: ['constructor'] } }],
  ['a page that was not shown', { ...REPORT, routes: { home: [] } }],
  ['the name of a property', { ...REPORT, page: 'constructor' }],
  ['a value below 0', { ...REPORT, vitals: { LCP: -1 } }],
  ['another vital', { ...REPORT, vitals: { FID: 1 } }],
])('%s is refused', async (_case, body) => {
  const before = await metrics();
  expect((await send(body)).status).toBe(400);
  const vitals = (text: string) => text.split('\n').filter((line) => /^(web_vit|brow)/.test(line));
  expect(vitals(await metrics())).toEqual(vitals(before));
});

test('a report of a composition that is over is passed over', async () => {
  expect((await send({ ...REPORT, composition: '0.1a2b3c4d' })).status).toBe(204);
  expect(await metrics()).not.toContain('1a2b3c4d');
});

test('a report of another site, a long one, and one of text are refused', async () => {
  expect((await send(REPORT, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send(REPORT, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
  expect((await send({ ...REPORT, page: 'x'.repeat(9_000) })).status).toBe(413);
  expect((await send(REPORT, { 'content-type': 'text/plain' })).status).toBe(400);
});

test('one client may send a limited number', async () => {
  const client = { 'x-forwarded-for': '203.0.113.9' };
  const responses = await Promise.all(Array.from({ length: 61 }, () => send(REPORT, client)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await send(REPORT, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(204);
});

test('the metrics keep what the live release is compared with', async () => {
  await send(REPORT);
  const labels = (id = release) => `web_vitals_lcp_seconds_count{app="cinema",release="${id}"`;
  for (const [revision, title] of [
    ['2', 'second'],
    ['3', 'third'],
  ] as const) {
    const [next] = await goLive(store, remoteBuild('cinema', PAGE.good(title)));
    await until(async () => (await gateway.get('/')).headers.get('x-composition') === revision);
    await send({ ...REPORT, composition: revision });
    await until(async () => (await metrics()).includes(labels(next?.id)));
  }
  const releases = (await metrics()).match(/web_vitals_lcp_seconds_count{.*/g);
  expect(releases).toHaveLength(2);
  expect(await metrics()).toContain(labels());
});
