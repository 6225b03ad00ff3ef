/** Remotes that break while the site is live: every visitor still gets a response. */
import { temporaryStore } from '@mall/release/testing';
import { goLive, PAGE, remoteBuild, shellBuild } from './testing/fake-apps.ts';
import { type RunningGateway, runGateway } from './testing/running-gateway.ts';

const FAILURES = ['throws', 'exits', 'crashesLater', 'hangs', 'neverEnds'] as const;

let gateway: RunningGateway;
const releases: Record<string, string> = {};

/** An app that fails on its detail pages, which the smoke test does not render. */
const failing = (name: string, failure: (typeof FAILURES)[number]) =>
  remoteBuild(name, `if (!/\\/bad/.test(url)) return 'fine'; ${PAGE[failure]}`, { token: true });

beforeAll(async () => {
  const store = await temporaryStore();
  const apps = FAILURES.map((failure) => failing(failure.toLowerCase(), failure));
  apps.push(failing('counted', 'throws'), remoteBuild('shops', PAGE.good('shops')));
  for (const { app, id } of await goLive(store, shellBuild, ...apps)) releases[app] = id;
  gateway = await runGateway(store, { PAGE_TTL_SECONDS: '0' });
});
afterAll(() => gateway?.close());

async function responseOf(path: string): Promise<{ status: number; text: string }> {
  const response = await gateway.get(path);
  return { status: response.status, text: await response.text() };
}

const FALLBACK = { status: 503, text: expect.stringContaining('fallback') };

test.each(FAILURES)(
  'sends the fallback of a page that %s, and logs app and release, but neither query nor token',
  async (failure) => {
    const app = failure.toLowerCase();
    expect(await responseOf(`/${app}-hu/bad-s3cret?email=anna`)).toEqual(FALLBACK);
    expect((await responseOf('/shops-hu')).text).toContain('shops');
    const named = gateway.lines.filter((line) => line.app === app);
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ release }) => release === releases[app])).toBe(true);
    const log = JSON.stringify(gateway.lines);
    // The shell logs the part that throws, and the gateway the path of what costs more than its page.
    expect(log.includes(`/${app}-hu/:slug`)).toBe(failure !== 'throws');
    expect(log).not.toMatch(/s3cret|anna/);
  },
);

test('counts failures by app in the metrics', async () => {
  for (const path of ['/counted-hu/bad', '/counted-en/bad', '/shops-hu']) await responseOf(path);
  const metrics = (await responseOf('/metrics')).text;
  expect(metrics).toMatch(/render_failed_apps_total\{app="counted",release="[0-9a-f]{16}"\} 2/);
  expect(metrics).not.toContain('render_failed_apps_total{app="shops"');
  expect(metrics).toMatch(/render_duration_seconds_count\{app="shops",release="[0-9a-f]{16}"\} \d/);
  expect(metrics).toMatch(/render_worker_resident_memory_bytes\{worker="0"\} \d{8,}/);
});
