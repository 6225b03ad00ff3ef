/**
 * A mall of 5,000 shops: no page grows with it, and every shop can be reached without a script.
 * `npm run bench -- --only growth` renders one of 20,000.
 */
import { importExample, importLargeMall } from '../site/content.ts';
import { test } from '../site/own-site.ts';
import { servedPage } from '../site/served-page.ts';
import { expect } from '../site/visitor.ts';

const MORE_SHOPS = 5_000;
/** A limit for what hangs: an import of so many shops takes some seconds. */
const IMPORT_TIMEOUT_MS = 300_000;
/** Before compression. The list has 200 cards, each with a place for its star. */
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
test.afterAll(async ({ ownSite: { dataDir } }) => {
  test.setTimeout(IMPORT_TIMEOUT_MS);
  await importExample(dataDir);
});

test('pages stay small', async ({ ownSite: { origin } }) => {
  for (const path of PAGES) {
    const response = await fetch(origin + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect((await response.arrayBuffer()).byteLength, path).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  }
});

test('each page of the list has a URL, a title and a canonical of its own', async ({
  ownSite: { origin },
}) => {
  const page = await servedPage(origin, '/uzletek?oldal=27&utm_source=mail', 'hu');
  expect(page.status).toBe(200);
  expect(page.canonical).toBe('/uzletek?oldal=27');
  expect(page.alternates.en).toBe('/shops?oldal=27');
  expect(page.title).toContain('27. oldal');
  expect((await servedPage(origin, '/uzletek?oldal=9999', 'hu')).status).toBe(404);
  expect((await servedPage(origin, '/uzletek?oldal=nulla', 'hu')).canonical).toBe('/uzletek');
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
