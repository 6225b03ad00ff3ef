/** Campaigns open and close by the clock on a running site; staff look at them before. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite, type TestSite } from '@mall/tooling/site';
import { clockArguments, clockNow, clockOffset, shiftDate } from '@mall/tooling/test-clock';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { copyExampleContent, importFolder } from '../site/content.ts';
import { watchDocuments } from '../site/requests.ts';
import {
  expect,
  mainNavigation,
  test,
  visit,
  visitWithFont,
  waitForHydration,
} from '../site/visitor.ts';

test.describe.configure({ mode: 'serial', timeout: 400_000 });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** In which an import is done, its content is seen, and a visitor has opened a few pages. */
const SOON_MS = 45_000;

/** `2026-11-25 11:05` in Budapest. */
function mallMinute(time: number): string {
  return new Date(time).toLocaleString('sv-SE', { timeZone: 'Europe/Budapest' }).slice(0, 16);
}
const mallDay = (time: number) => mallMinute(time).slice(0, 10);

/**
 * The example's content in which `tel` runs, `tavasz` begins tomorrow, and `capakkozott` runs to the first
 * full minute in a while, at which `husvet` begins; the coupon day in its time, or today.
 */
async function importCampaigns(site: TestSite, couponDay = '2099-01-01'): Promise<void> {
  const now = clockNow().getTime();
  const [today, tomorrow] = [mallDay(now), mallDay(now + DAY_MS)];
  const turn = mallMinute(Math.ceil((now + SOON_MS) / MINUTE_MS) * MINUTE_MS);
  const last = '2099-12-31';
  const folder = await copyExampleContent();
  for (const [id, from, until] of [
    ['tel', today, last],
    ['tavasz', tomorrow, last],
    ['capakkozott', today, turn],
    ['husvet', turn, last],
    ['coupon-day', couponDay, last],
  ] as const) {
    const file = path.join(folder, 'campaigns', `${id}.yaml`);
    const text = await readFile(file, 'utf8');
    const changed = text
      .replace(/^from: .*/m, `from: "${from}"`)
      .replace(/^until: .*/m, `until: "${until}"`)
      .replace(/^entries_until: .*\n/m, '')
      .replace(/^ {2}from: .*/m, `  from: "${from.slice(0, 10)}"`)
      .replace(/^ {2}until: .*/m, `  until: "${until.slice(0, 10)}"`);
    await writeFile(file, changed);
  }
  await importFolder(site.dataDir, folder);
  await rm(folder, { recursive: true });
}

const offset = clockOffset();

let site: TestSite;
test.beforeAll(async () => {
  // It starts with a minute, so that the next one comes soon after its import.
  const shift = MINUTE_MS - (clockNow().getTime() % MINUTE_MS);
  process.env.TEST_CLOCK_OFFSET_MS = String(offset + shift);
  // A page takes the server's time from its own render: one from the cache notices the turn later.
  const env = { RENDER_PROCESSES: '1', PAGE_TTL_SECONDS: '0' };
  site = await startSite({ seed: process.env.SITE_SEED, env });
  await importCampaigns(site);
});
test.afterAll(() => {
  process.env.TEST_CLOCK_OFFSET_MS = String(offset);
  return site.stop();
});

/** The link that the command prints. */
async function previewLink(...args: string[]): Promise<string> {
  const task = path.join(import.meta.dirname, '../../tooling/tasks/release.ts');
  const program = [...clockArguments(), task, 'preview', ...args];
  const env = { ...process.env, DATA_DIR: site.dataDir, PUBLIC_ORIGIN: site.origin };
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  return stdout.trim().split('\n').at(-1) ?? '';
}

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + url, { headers, redirect: 'manual' });
const statusOf = async (url: string) => (await get(url)).status;
const places = async (url: string) => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const home = await (await get('/uzletek')).text();
  return [sitemap.includes(`${url}</loc>`), home.includes(`href="${url}"`)];
};

/** In how many lines a text stands. */
const linesOf = (target: Locator) =>
  target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

/** Two fields in a row are at one height, though the hint of the second takes two lines. */
async function expectLevelFields(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 530, height: 900 });
  expect(await linesOf(page.getByText('Legalább 15 000 Ft.'))).toBe(1);
  expect(await linesOf(page.getByText('A blokk alján'))).toBe(2);
  const boxOf = async (label: RegExp) =>
    (await page.getByLabel(label).boundingBox()) ?? { x: 0, y: 0 };
  const [sum, invoice] = [await boxOf(/A vásárlás összege/), await boxOf(/A bizonylat száma/)];
  expect([invoice.y, invoice.x > sum.x]).toEqual([sum.y, true]);
  await page.setViewportSize(size);
}

async function uploadReceipt(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Töltsd fel a blokkodat' });
  await form.getByLabel('Teljes név').fill('Minta Anna');
  await form.getByLabel('Kód').fill('winter-01');
  await form.getByLabel('Üzlet').selectOption('hm');
  await form.getByLabel('A vásárlás napja').fill(mallDay(clockNow().getTime()));
  await form.getByLabel('A vásárlás időpontja').fill('00:00');
  await form.getByLabel(/A vásárlás összege/).fill('9 000');
  await form.getByLabel('A bizonylat száma').fill('NY-00123/45');
  const buffer = await page.screenshot({ type: 'jpeg' });
  const picture = { name: 'blokk.jpg', mimeType: 'image/jpeg', buffer };
  await form.getByLabel('A blokk fotója').setInputFiles(picture);
  const preview = form.getByRole('img', { name: 'A kiválasztott kép' });
  // Not above zero where the content security policy refuses it.
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await form.getByRole('checkbox', { name: /Elfogadom/ }).check();
  await form.getByRole('button', { name: 'Feltöltöm' }).click();
  const errors = page.getByRole('alert');
  await expect(errors.getByRole('link', { name: /nem éri el a szükséges értéket/ })).toBeVisible();
  await form.getByLabel(/A vásárlás összege/).fill('19 000');
  await form.getByRole('button', { name: 'Feltöltöm' }).click();
  await expect(page.getByRole('heading', { name: 'Sikeres feltöltés!' })).toBeFocused();
}

test('it opens and closes at its minute, and takes receipts meanwhile', async ({
  page,
  browser,
}) => {
  await expect.poll(() => statusOf('/tel'), { timeout: 60_000 }).toBe(200);
  expect([await statusOf('/capakkozott'), await statusOf('/husvet')]).toEqual([200, 404]);
  await expect.poll(() => places('/capakkozott')).toEqual([true, true]);

  // On a device whose clock is days ahead the page changes by the site's time all the same.
  const context = await browser.newContext();
  await context.addInitScript(shiftDate, clockOffset() + 3 * DAY_MS);
  const ahead = await context.newPage();
  await visit(ahead, site.origin);
  const documents = watchDocuments(ahead);
  const email = ahead.locator('form').filter({ hasText: 'Feliratkozom' }).locator('[name=email]');
  await email.fill('anna@example.com');
  for (const name of ['Mozi', 'Élmények', 'Mozi']) {
    await mainNavigation(ahead).getByRole('link', { name }).click();
    await expect(ahead.getByRole('heading', { level: 1 })).toContainText(name);
  }
  expect(documents.take()).toEqual([]);

  await visitWithFont(page, `${site.origin}/tel`);
  await expectLevelFields(page);
  await uploadReceipt(page);

  // Snow that falls for minutes takes a third of a processor.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wait = { timeout: SOON_MS + 2 * MINUTE_MS, intervals: [2_000] };
  await expect.poll(() => statusOf('/capakkozott'), wait).toBe(410);
  await expect.poll(() => statusOf('/husvet')).toBe(200);
  await expect.poll(() => places('/capakkozott')).toEqual([false, false]);
  await expect.poll(() => places('/husvet')).toEqual([true, true]);
  const over = await (await get('/capakkozott')).text();
  expect(over).toContain('Ez a kampány véget ért');
  expect(over).toContain('Cápák között');

  // On a slow machine the home page of before may be sent while the new one is rendered.
  await expect.poll(async () => (await get('/')).text()).not.toContain('href="/capakkozott"');
  // The page that is open since before follows with the next navigation.
  await page.getByRole('banner').getByRole('link', { name: 'Napliget' }).click();
  await waitForHydration(page);
  await expect(page.locator('a[href="/capakkozott"]')).toHaveCount(0);
  await mainNavigation(ahead).getByRole('link', { name: 'Élmények' }).click();
  await expect(ahead.locator('a[href="/capakkozott"]')).toHaveCount(0);
  await waitForHydration(ahead);
  await ahead.getByRole('banner').getByRole('link', { name: 'Napliget' }).click();
  await expect(email).toHaveValue('anna@example.com');
  expect(documents.take()).toEqual(['/elmenyek']);
  await context.close();
});

test('before its time staff see it by a preview of that time alone', async ({ page }) => {
  expect(await statusOf('/tavasz')).toBe(404);
  const day = mallMinute(clockNow().getTime() + 2 * DAY_MS).replace(' ', 'T');
  const link = await previewLink('--at', day, '--page', '/tavasz');
  await visit(page, link);
  expect(new URL(page.url()).search).toBe('');
  const badge = page.getByRole('complementary', { name: 'Előnézet' });
  await expect(badge).toContainText('a látható időpont');
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(clockNow().getTime() + DAY_MS);
  expect(await page.evaluate(async () => (await fetch('/api/pages/tavasz')).status)).toBe(200);
  await expectAccessible(page);
  expect([await statusOf('/tavasz'), await statusOf('/api/pages/tavasz')]).toEqual([404, 404]);
  await badge.getByRole('link', { name: 'Kilépés az előnézetből' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(badge).toHaveCount(0);
});

test('on the coupon day the header links the coupons where scripts run', async ({ browser }) => {
  const coupons = async () => (await (await get('/api/coupons')).json()).data?.length;
  const header = async () => (await (await get('/shops')).text()).split('</header>')[0];
  expect(await coupons()).toBe(0);
  expect(await header()).not.toContain('Coupons');
  await importCampaigns(site, mallDay(clockNow().getTime()));
  await expect.poll(coupons).toBe(3);
  await expect.poll(header).toContain('Coupons');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/shops`);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Discounts' }).first()).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Coupons' })).toHaveCount(0);
  await context.close();
});
