/** A team ships its remote alone, and takes it back; visitors notice nothing but the change. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, compositionSchema, readSettings } from '@mall/contracts';
import type { TestSite } from '@mall/tooling/site';
import type { Page, Request } from 'playwright/test';
import { test } from '../site/own-site.ts';
import { watchDocuments } from '../site/requests.ts';
import { steadyLoad } from '../site/steady-load.ts';
import { expect, mainNavigation, visit, waitForHydration } from '../site/visitor.ts';
import { type WorkingCopy, workingCopy } from '../site/working-copy.ts';

test.describe.configure({ mode: 'serial' });

const PAGE = 'mf-cinema/src/pages/cinema/page.tsx';
const OPENING = 'export function Component() {';
const NEW_HEADING = 'Vadonatúj mozi';

let copy: WorkingCopy;
/** Of the page before its change. */
let source: string;
/** The changed cinema's release. */
let shipped: string;
test.beforeAll(async () => {
  copy = await workingCopy({ hasPackages: true });
  source = await readFile(path.join(copy.folder, PAGE), 'utf8');
});
test.afterAll(() => copy.remove());

async function liveComposition({ dataDir }: Pick<TestSite, 'dataDir'>): Promise<Composition> {
  const folder = path.join(dataDir, 'store/compositions');
  const newest = (await readdir(folder)).sort().at(-1) ?? '';
  return compositionSchema.parse(JSON.parse(await readFile(path.join(folder, newest), 'utf8')));
}

async function builtAt(app: string): Promise<number> {
  return (await stat(path.join(copy.folder, app, '.build/build.json'))).mtimeMs;
}

const heading = async ({ origin }: TestSite) =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${origin}/mozi`)).text())?.[1];

test('publish, promote and roll back the cinema under load', async ({ ownSite }) => {
  const before = await liveComposition(ownSite);
  const others = ['shell', 'mf-shops', 'mf-content', 'mf-cards', 'mf-campaigns'];
  const built = await Promise.all(others.map(builtAt));
  const oldHeading = await heading(ownSite);
  await copy.edit(PAGE, OPENING, `${OPENING}\n  return <h1>${NEW_HEADING}</h1>;`);

  const load = steadyLoad(ownSite.origin, ['/mozi', '/', '/uzletek/hm', '/cinema'], 25);
  const printed = await copy.release(ownSite.dataDir, 'publish', 'mf-cinema');
  shipped = /cinema@[0-9a-f]{16}/.exec(printed)?.[0] ?? '';
  expect(await heading(ownSite)).toBe(oldHeading);

  await copy.release(ownSite.dataDir, 'promote', shipped);
  await expect.poll(() => heading(ownSite), { intervals: [50] }).toBe(NEW_HEADING);
  const after = await liveComposition(ownSite);
  expect(after.apps).toEqual({ ...before.apps, cinema: shipped.replace('cinema@', '') });
  expect(await Promise.all(others.map(builtAt))).toEqual(built);

  await copy.release(ownSite.dataDir, 'rollback', 'cinema');
  await expect.poll(() => heading(ownSite), { intervals: [50] }).toBe(oldHeading);
  expect((await liveComposition(ownSite)).apps).toEqual(before.apps);

  const { responses, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(responses).toBeGreaterThan(100);
});

const CARD_PAGE = `/my${readSettings({}).BRAND_SLUG}-kartya`;
const TYPED = {
  last_name: 'Kovács',
  birthday: '1990-04-23',
  email: 'anna@example.com',
  password: 'egy elég hosszú jelszó',
};
const cardForm = (page: Page) =>
  page.locator('form').filter({ has: page.locator('input[name=form][value=loyaltyCard]') });

async function fillHalf(page: Page): Promise<void> {
  const form = cardForm(page);
  for (const [name, text] of Object.entries(TYPED)) {
    await form.locator(`[name=${name}]`).fill(text);
  }
  await form.getByRole('button', { name: /^Mutasd \(Jelszó\)/ }).click();
  await form.getByRole('radio', { name: 'Nem adom meg' }).check();
  await form.getByRole('checkbox', { name: 'Kérem a hírlevelet is.' }).check();
}

async function expectHalf(page: Page): Promise<void> {
  const form = cardForm(page);
  for (const [name, text] of Object.entries({ ...TYPED, password: '' })) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(text);
  }
  await expect(form.getByRole('radio', { name: 'Nem adom meg' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Kérem a hírlevelet is.' })).toBeChecked();
}

test('an open tab takes what was promoted by one document load, and what is typed goes along', async ({
  ownSite,
  page,
  consoleLines,
}) => {
  /** What the tab stores when a document begins. */
  await page.addInitScript(() =>
    Object.assign(window, { carried: JSON.stringify({ ...sessionStorage }) }),
  );
  await visit(page, ownSite.origin + CARD_PAGE);
  await fillHalf(page);
  const documents = watchDocuments(page);
  await copy.release(ownSite.dataDir, 'promote', shipped);
  await expect.poll(() => heading(ownSite)).toBe(NEW_HEADING);
  // The data of the first names the composition, at the latest when it is shown.
  for (const [name, title] of [
    ['Aktualitások', 'Aktualitások'],
    ['Mozi', NEW_HEADING],
    ['Aktualitások', 'Aktualitások'],
  ] as const) {
    await mainNavigation(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await waitForHydration(page);
  }
  expect(documents.take()).toHaveLength(1);
  const carried = await page.evaluate(() => (window as unknown as { carried: string }).carried);
  expect(carried).toContain(TYPED.last_name);
  expect(carried).not.toContain(TYPED.password);
  expect(await page.evaluate(() => sessionStorage.getItem('form-drafts'))).toBeNull();
  // The server's page, which is filled in before it is hydrated.
  await visit(page, ownSite.origin + CARD_PAGE);
  await expectHalf(page);
  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expect(cardForm(page).locator('[name=last_name]')).toHaveValue(TYPED.last_name);
  expect(consoleLines).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visit after a rollback renews what the browser keeps', async ({
    ownSite,
    page,
    context,
  }) => {
    const kept = () => page.evaluate(async () => (await caches.keys()).join());
    const live = async () =>
      new RegExp(`^offline ${(await liveComposition(ownSite)).revision} [^,]*$`);
    await visit(page, `${ownSite.origin}/uzletek/terkep`);
    await expect.poll(kept).toMatch(await live());
    await copy.release(ownSite.dataDir, 'rollback', 'cinema');
    await expect.poll(() => heading(ownSite)).not.toBe(NEW_HEADING);
    await visit(page, `${ownSite.origin}/elerhetoseg`);
    await expect.poll(kept).toMatch(await live());
    await context.setOffline(true);
    await visit(page, `${ownSite.origin}/uzletek/terkep?honnan=entrance-main&hova=hm`);
    await expect(page.getByRole('main').getByText(/^\d+ m, körülbelül \d+ perc$/)).toBeVisible();
    await context.setOffline(false);
  });
});

const RETURN_NEW = `return <h1>${NEW_HEADING}</h1>;`;
const THROWING = `useEffect(() => {
    throw new Error('broken in an effect');
  }, []);
  return <h1>Mozi</h1>;`;

test('a release that fails in browsers alone is refused, by source and line', async ({
  ownSite,
}) => {
  const before = await heading(ownSite);
  await copy.edit(PAGE, OPENING, `import { useEffect } from 'react';\n${OPENING}`);
  await copy.edit(PAGE, RETURN_NEW, THROWING);
  await copy.release(ownSite.dataDir, 'publish', 'mf-cinema');
  copy.env.PUBLIC_ORIGIN = ownSite.origin;
  await expect(copy.release(ownSite.dataDir, 'promote', 'cinema')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /refused by the check in a browser:\n.*\/mozi \(hu, route cinema.*cinema@[0-9a-f]{16}: .*broken in an effect\n\s+mf-cinema\/src\/pages\/cinema\/page\.tsx:\d+/,
    ),
  });
  expect(await heading(ownSite)).toBe(before);
});

test('a canary that fails in browsers is taken back by what they report', async ({
  ownSite,
  page,
  context,
}) => {
  const { origin, dataDir } = ownSite;
  const live = (await fetch(`${origin}/mozi`)).headers.get('x-composition');
  const forced = ['--force', '--reason', 'a spec'];
  await copy.release(dataDir, 'promote', 'cinema', '--weight', '5', ...forced);
  const [id = ''] = (await copy.release(dataDir, 'schedule')).split(' ');
  await context.addCookies([{ name: 'canary', value: `${id}.0`, url: origin }]);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/vitals') sent.push(request);
  });
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const reports = async () => {
    await leave();
    return sent.length;
  };
  // A visitor who leaves just before the first measurement reports none.
  await expect(async () => {
    await page.goto(`${origin}/mozi?nap=2026-11-26`);
    sent.length = 0;
    await expect.poll(reports).toBe(1);
    expect(sent[0]?.postDataJSON().vitals).toHaveProperty('TTFB');
  }).toPass();
  await leave();
  const [request] = sent;
  expect(sent).toHaveLength(1);
  const headers = (await request?.allHeaders()) ?? {};
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
  expect(headers['sec-fetch-site']).toBe('same-origin');
  const report = request?.postDataJSON();
  expect(report).toMatchObject({
    composition: `${live}.${id}`,
    page: 'cinema',
    routes: { cinema: ['cinema'] },
    vitals: { TTFB: expect.any(Number) },
  });
  expect(request?.postData()).not.toContain('nap');

  const repeat = async (body: object, client: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client };
    await fetch(`${origin}/vitals`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  for (let client = 1; client <= 20; client += 1) {
    await repeat({ ...report, composition: live, routes: { cinema: [] } }, `203.0.113.${client}`);
    await repeat(report, `203.0.113.${client}`);
  }
  await expect
    .poll(() => copy.release(dataDir, 'status'))
    .toMatch(/taken back: errors on cinema: \d+ of \d+ views \(100\.0 %\), before 0 of 20/);
  const response = await page.goto(`${origin}/mozi`);
  expect(response?.headers()['x-composition']).toBe(live);
});

test('the same sources are the same release, in whatever folder they are built', async ({
  ownSite,
}) => {
  await copy.write(PAGE, source);
  const { apps } = await liveComposition({ dataDir: process.env.SITE_SEED ?? '' });
  expect(await copy.release(ownSite.dataDir, 'publish', 'mf-cinema')).toContain(
    `cinema@${apps.cinema}`,
  );
});
