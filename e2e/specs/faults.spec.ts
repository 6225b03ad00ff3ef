/** The site stays up when a part of it is broken. */

import { FAULTS } from '../faults/faults.ts';
import { type FaultyReleases, faultyReleases } from '../faults/faulty-releases.ts';
import { PARTS, type Part } from '../faults/parts.ts';
import { serverRows } from '../faults/server-drill.ts';
import { browserRow } from '../faults/visitor-drill.ts';
import { test } from '../site/own-site.ts';
import { expect } from '../site/visitor.ts';

test.describe.configure({ mode: 'serial' });

test('the API comes back after SIGKILL with what it had, and pages go on meanwhile', async ({
  ownSite,
}) => {
  // By POST, since the gateway caches responses to GET.
  const search = () =>
    fetch(`${ownSite.origin}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'hm' }),
    });
  const before = await (await search()).json();
  const pid = ownSite.pids().api ?? 0;
  process.kill(pid, 'SIGKILL');
  for (const path of ['/', '/uzletek', '/mozi', '/ajandekkartya']) {
    expect((await fetch(ownSite.origin + path)).status).toBe(200);
  }
  await expect.poll(() => ownSite.pids().api).not.toBe(pid);
  await expect.poll(async () => (await search()).status).toBe(200);
  expect(await (await search()).json()).toEqual(before);
});

/** A page and a slot of one remote; `npm run drill:faults` breaks those of all, in more ways. */
const CINEMA = PARTS.filter(({ app }) => app === 'cinema');
let releases: FaultyReleases;

test.beforeAll(async ({ ownSite }) => {
  releases = await faultyReleases(ownSite, CINEMA);
});
test.afterAll(() => releases.remove());

for (const [kind, fault] of [
  ['page', 'absent'],
  ['page', 'render'],
  ['slot', 'wrong'],
] as const) {
  test(`in the browser, a ${kind}: ${FAULTS[fault]?.title}`, async ({ ownSite, browser }) => {
    const [part] = CINEMA.filter((one) => one.kind === kind) as [Part];
    const outcome = FAULTS[fault]?.[kind] ?? 'whole';
    const row = await browserRow(browser, ownSite.origin, { part, fault, outcome });
    expect(row).toMatchObject({ issues: [], logged: 'app and release' });
  });
}

test('on the server, a page and a slot: throws on render', async ({ ownSite }) => {
  const drill = { site: ownSite, releases, parts: CINEMA, maxResponseMs: 30_000 };
  for (const row of await serverRows(drill, 'render'))
    expect(row).toMatchObject({ issues: [], logged: 'app and release' });
  expect(ownSite.output()).toMatch(/fails: render.*mf-cinema\/src\/faulty-module\.ts:\d+/);
});
