/** Campaigns open and close by the clock on a running site; staff look at them before. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startSite, type TestSite } from '@mall/tooling/site';
import { clockNow } from '@mall/tooling/test-clock';
import type { Locator, Page } from 'playwright/test';
import { copyExampleContent, importFolder } from '../site/content.ts';
import { expect, test, waitForHydration } from '../site/visitor.ts';

test.describe.configure({ mode: 'serial', timeout: 400_000 });

const TOKEN = 'preview-of-the-end-to-end-test';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** In which an import is done. */
const SOON_MS = 30_000;

/** `2026-11-25 11:05` in Budapest. */
function mallMinute(time: number): string {
  return new Date(time).toLocaleString('sv-SE', { timeZone: 'Europe/Budapest' }).slice(0, 16);
}

/**
 * The example's content in which `tel` runs from the day of `from` to the minute of `turn`, at which
 * `husvet` begins.
 */
async function importCampaigns(site: TestSite, from: number, turn: number): Promise<void> {
  const day = mallMinute(from).slice(0, 10);
  const minute = mallMinute(turn);
  const folder = await copyExampleContent();
  const change = async (id: string, changes: [RegExp, string][]) => {
    const file = path.join(folder, 'campaigns', `${id}.yaml`);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
    );
  };
  await change('tel', [
    [/^from: .*/m, `from: "${day}"`],
    [/^until: .*/m, `until: "${minute}"`],
    [/^ {2}from: .*/m, `  from: "${day}"`],
    [/^ {2}until: .*/m, `  until: "${day}"`],
  ]);
  await change('husvet', [
    [/^from: .*/m, `from: "${minute}"`],
    [/^until: .*/m, 'until: "2099-12-31"'],
    [/^ {2}until: .*/m, '  until: "2099-12-31"'],
  ]);
  await importFolder(site.dataDir, folder);
  await rm(folder, { recursive: true });
}

/** `tel` runs today and ends at the first full minute after `inMs`. */
async function importTurn(site: TestSite, inMs: number): Promise<void> {
  const now = clockNow().getTime();
  await importCampaigns(site, now, Math.ceil((now + inMs) / MINUTE_MS) * MINUTE_MS);
}

let site: TestSite;
test.beforeAll(async () => {
  const env = { PREVIEW_TOKEN: TOKEN, RENDER_PROCESSES: '1' };
  site = await startSite({ seed: process.env.SITE_SEED, env });
});
test.afterAll(() => site.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + url, { headers, redirect: 'manual' });
const statusOf = async (url: string) => (await get(url)).status;
/** Whether sitemap, menus and the search of the home page name it. */
const places = async (url: string) => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const home = await (await get('/uzletek')).text();
  return [sitemap.includes(`${url}</loc>`), home.includes(`href="${url}"`)];
};

test('before its time staff see it by the preview alone', async () => {
  const now = clockNow().getTime();
  await importCampaigns(site, now + DAY_MS, now + 2 * DAY_MS);
  await expect.poll(() => statusOf('/tel'), { timeout: 60_000 }).toBe(404);
  expect(await places('/tel')).toEqual([false, false]);
  expect(await statusOf('/preview?token=a-guess-that-is-long-enough&page=/tel')).toBe(404);
  const begun = await get(`/preview?token=${TOKEN}&page=/tel`);
  expect(begun.headers.get('location')).toBe('/tel');
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  const shown = await get('/tel', { cookie });
  expect([shown.status, shown.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(await statusOf('/tel')).toBe(404);
  expect([
    await statusOf('/api/pages/tel'),
    (await get('/api/pages/tel', { cookie })).status,
  ]).toEqual([404, 200]);
});

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
  const today = mallMinute(clockNow().getTime()).slice(0, 10);
  const form = page.getByRole('region', { name: 'Töltsd fel a blokkodat' });
  await form.getByLabel('Teljes neved').fill('Minta Anna');
  await form.getByLabel('Kód').fill('winter-01');
  await form.getByLabel('Üzlet').selectOption('hm');
  await form.getByLabel('A vásárlás napja').fill(today);
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

test('it opens and closes at its minute, and takes receipts meanwhile', async ({ page }) => {
  await importTurn(site, DAY_MS);
  await expect.poll(() => statusOf('/tel'), { timeout: 60_000 }).toBe(200);
  expect(await statusOf('/husvet')).toBe(404);
  await expect.poll(() => places('/tel')).toEqual([true, true]);

  await page.goto(`${site.origin}/tel`);
  await waitForHydration(page);
  await expectLevelFields(page);
  await uploadReceipt(page);

  // Snow that falls for minutes takes a third of a processor.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The minute is set now, so that the visitor above may be slow.
  await importTurn(site, SOON_MS);
  const wait = { timeout: SOON_MS + 2 * MINUTE_MS, intervals: [2_000] };
  await expect.poll(() => statusOf('/tel'), wait).toBe(410);
  await expect.poll(() => statusOf('/husvet')).toBe(200);
  await expect.poll(() => places('/tel')).toEqual([false, false]);
  await expect.poll(() => places('/husvet')).toEqual([true, true]);
  const over = await (await get('/tel')).text();
  expect(over).toContain('Ez a kampány véget ért');
  expect(over).toContain('Téli kuckó');

  // The page that is open since before follows with the next navigation.
  await page.getByRole('banner').getByRole('link').first().click();
  await waitForHydration(page);
  await expect(page.locator('a[href="/tel"]')).toHaveCount(0);
});
