/**
 * A mall of 5,000 shops: no page grows with it, and every shop can be reached without a script. Its name
 * makes it the last spec of its site, which keeps these shops.
 */
import { importLargeMall } from '../site/content.ts';
import { test } from '../site/own-site.ts';
import { expect } from '../site/visitor.ts';

const MORE_SHOPS = 5_000;
/** A limit for what hangs: an import of so many shops takes some seconds. */
const IMPORT_TIMEOUT_MS = 300_000;
/** Before compression. The list has 200 cards, each with its star. */
const MAX_PAGE_BYTES = 310_000;
const PAGES = [
  '/',
  '/uzletek',
  '/shops?kategoria=service&szint=upper&q=bolt',
  '/uzletek/terkep',
  '/uzletek/hm',
];

test.describe.configure({ mode: 'serial' });
test.use({ javaScriptEnabled: false });

test.beforeAll(async ({ ownSite }) => {
  test.setTimeout(IMPORT_TIMEOUT_MS);
  await importLargeMall(ownSite, MORE_SHOPS);
});

test('pages stay small', async ({ ownSite: { origin } }) => {
  for (const path of PAGES) {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect((await response.arrayBuffer()).byteLength, path).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  }
});

test('a visitor turns the pages, and filters all of them', async ({
  ownSite: { origin },
  page,
}) => {
  await page.goto(`${origin}/uzletek`);
  await page.getByRole('link', { name: 'Következő' }).click();
  await expect(page).toHaveURL(/\/uzletek\?oldal=2#lista$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText('2. oldal');
  await page.getByRole('main').getByRole('searchbox').fill('bolt 4999');
  await page.getByRole('main').getByRole('button', { name: 'Mutasd' }).click();
  await page.getByRole('link', { name: 'Nagy bolt 4999' }).click();
  await expect(page.getByRole('link', { name: 'Mutasd a térképen' })).toHaveAttribute(
    'href',
    '/uzletek/terkep?uzlet=nagy-bolt-4999',
  );
});
