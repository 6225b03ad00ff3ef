/** Remotes that break while the site is live: every visitor still gets a response. */
import type { Release } from '@mall/contracts';
import { temporaryStore } from '@mall/release/testing';
import { goLive, PAGE, remoteBuild, shellBuild } from './testing/fake-apps.ts';
import { type RunningGateway, runGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway?.close());

/** A live site whose cinema breaks on its detail page, which the smoke test does not render. */
async function siteWith(body: string, route = {}): Promise<Release | undefined> {
  const store = await temporaryStore();
  const bad = `if (!/-(hu|en)\\/bad/.test(url)) return 'fine'; ${body}`;
  const remotes = [remoteBuild('cinema', bad, route), remoteBuild('shops', PAGE.good('shops'))];
  const [, cinema] = await goLive(store, shellBuild, ...remotes);
  gateway = await runGateway(store, { PAGE_TTL_SECONDS: '0' });
  await gateway.ready;
  return cinema;
}

async function responseOf(path: string): Promise<{ status: number; text: string }> {
  const response = await gateway.get(path);
  return { status: response.status, text: await response.text() };
}

const FALLBACK = { status: 503, text: expect.stringContaining('fallback') };

test.each([
  ['throws', false],
  ['exits', true],
  ['crashesLater', true],
  ['hangs', true],
  ['neverEnds', true],
] as const)(
  'sends the fallback of a page that %s, and logs app and release, but neither query nor token',
  async (failure, logsPath) => {
    const cinema = await siteWith(PAGE[failure], { token: true });
    expect(await responseOf('/cinema-hu/bad-s3cret?email=anna')).toEqual(FALLBACK);
    expect((await responseOf('/shops-hu')).text).toContain('shops');
    const named = gateway.lines.filter(({ app }) => app === 'cinema');
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ release }) => release === cinema?.id)).toBe(true);
    const log = JSON.stringify(gateway.lines);
    expect(log.includes('/cinema-hu/:slug')).toBe(logsPath);
    expect(log).not.toMatch(/s3cret|anna/);
  },
);

test('counts failures by app in the metrics', async () => {
  await siteWith(PAGE.throws);
  for (const path of ['/cinema-hu/bad', '/cinema-en/bad', '/shops-hu']) await responseOf(path);
  const metrics = (await responseOf('/metrics')).text;
  expect(metrics).toMatch(/render_failed_apps_total\{app="cinema",release="[0-9a-f]{16}"\} 2/);
  expect(metrics).not.toContain('render_failed_apps_total{app="shops"');
  expect(metrics).toMatch(/render_duration_seconds_count\{app="shops",release="[0-9a-f]{16}"\} \d/);
  expect(metrics).toMatch(/render_worker_resident_memory_bytes\{worker="0"\} \d{8,}/);
});
