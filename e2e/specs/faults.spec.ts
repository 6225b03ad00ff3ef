/** The site stays up when a part of it is broken. */
import type { TestSite } from '@mall/tooling/site';
import { test } from '../site/own-site.ts';
import { expect, mainNavigation, visit, waitForHydration } from '../site/visitor.ts';
import { type WorkingCopy, workingCopy } from '../site/working-copy.ts';

test.describe.configure({ mode: 'serial' });

/** Breaks the cinema on the server alone, for addresses that ask for it by a key that their page hands on. */
const trapAt = (key: string) => `
  const trap = typeof window === 'undefined' ? usePageQuery().get('${key}') : null;
  if (trap === 'throw') throw new Error('trapped');
  if (trap === 'end') process.exit(1);
`;
const TRAPS = [
  ['mf-cinema/src/pages/cinema/page.tsx', 'nap'],
  // The key is one of the home page.
  ['mf-cinema/src/slots/featured-movies/slot.tsx', 'deleted'],
] as const;
const OPENING = 'export function Component() {';

let copy: WorkingCopy;
let release: string;

async function setTraps({ dataDir }: TestSite): Promise<void> {
  for (const [file, key] of TRAPS) {
    await copy.edit(
      file,
      OPENING,
      `import { usePageQuery } from '@mall/runtime';\ndeclare const process: { exit(code: number): never };\n${OPENING}${trapAt(key)}`,
    );
  }
  const printed = await copy.release(dataDir, 'publish', 'mf-cinema');
  const ref = /cinema@[0-9a-f]{16}/.exec(printed)?.[0] ?? '';
  release = ref.replace('cinema@', '');
  await copy.release(dataDir, 'promote', ref);
}

const composition = async (site: TestSite) =>
  (await fetch(`${site.origin}/mozi`)).headers.get('x-composition');

test.beforeAll(async ({ ownSite }) => {
  copy = await workingCopy();
  const before = await composition(ownSite);
  await setTraps(ownSite);
  await expect.poll(() => composition(ownSite)).toBe(String(Number(before) + 1));
});
test.afterAll(() => copy.remove());

function logNames(site: TestSite): string[] {
  return site
    .output()
    .split('\n')
    .filter((line) => line.includes('"app":"cinema"') && line.includes(`"release":"${release}"`));
}

test('the API comes back after SIGKILL with what it had, and pages go on meanwhile', async ({
  ownSite,
}) => {
  // Posted: an answer to a GET would come from the gateway's memory.
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

test('a remote that cannot be loaded: three new tries, then the home page', async ({
  ownSite,
  page,
}) => {
  await page.route('**/js/cinema/**', (route) => route.abort());
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
  await visit(page, `${ownSite.origin}/ajandekkartya`);
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL(`${ownSite.origin}/`);
  expect(visits.filter((path) => path === '/mozi')).toHaveLength(3);
  // The home page shows the cinema's slot: without it the page is whole and stays.
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('chunk-load-failures'))).toBeNull();
});

for (const trap of ['throw', 'end']) {
  test(`a page whose remote does this while it renders still answers: ${trap}`, async ({
    ownSite,
    page,
  }) => {
    const logged = logNames(ownSite).length;
    const response = await page.goto(`${ownSite.origin}/mozi?nap=${trap}`);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('Ez a rész most nem elérhető');
    expect(html).toContain('<footer');
    await expect.poll(() => logNames(ownSite).length).toBeGreaterThan(logged);
    // In the browser the remote is sound: it tries again by itself.
    await expect(page.getByRole('main')).toContainText('Csillagköd');
  });
}

test('a broken slot leaves its page whole', async ({ ownSite, page }) => {
  const response = await page.goto(`${ownSite.origin}/?deleted=throw`);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain('Friss hírek');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a slot that ends its worker is left out, and its page is whole', async ({ ownSite }) => {
  const response = await fetch(`${ownSite.origin}/?deleted=end`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Friss hírek');
});
