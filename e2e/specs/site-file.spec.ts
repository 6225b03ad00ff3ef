/** The site record, which a page loads beside its scripts. */
import type { Page } from 'playwright/test';
import { expect, mainNavigation, test, visit, waitForHydration } from '../site/visitor.ts';

const SITE_FILE = /\/site\.json/;

function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (SITE_FILE.test(request.url())) urls.push(request.url());
  });
  return urls;
}

async function visitCinema(page: Page): Promise<void> {
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL(/\/mozi$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('it is requested once, and another document takes it from the cache', async ({
  page,
  consoleLines,
}) => {
  const urls = requestsOf(page);
  await visit(page, '/ajandekkartya');
  await visitCinema(page);
  expect(urls).toHaveLength(1);
  const kept = await page.evaluate(async (url) => {
    const { transferSize } = performance.getEntriesByName(url)[0] as PerformanceResourceTiming;
    const again = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
    return [transferSize > 0, again.status];
  }, urls[0] ?? '');
  expect(kept).toEqual([true, 200]);
  await visit(page, '/kedvezmenyek');
  expect(new Set(urls).size).toBe(1);
  expect(consoleLines).toEqual([]);
});

test('a file that fails once is asked for again, in the same document', async ({ page }) => {
  const urls = requestsOf(page);
  await page.route(SITE_FILE, (route) => route.abort(), { times: 1 });
  await page.goto('/ajandekkartya');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await waitForHydration(page);
  expect(urls.length).toBeGreaterThan(1);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('without the file the page is one without scripts', async ({ page }) => {
  await page.route(SITE_FILE, (route) => route.fulfill({ body: '{"apps":1}' }));
  await page.goto('/kedvezmenyek');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripting');
});

test('a file of a newer composition runs the page; the next navigation loads a document', async ({
  page,
}) => {
  await page.route(SITE_FILE, async (route) => {
    const response = await route.fetch({
      url: new URL('/site.json?v=old', route.request().url()).href,
    });
    const record = await response.json();
    const revision = record.revision + 1;
    await route.fulfill({
      response,
      json: { ...record, revision },
      headers: { ...response.headers(), 'x-composition': String(revision) },
    });
  });
  await visit(page, '/ajandekkartya');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await visitCinema(page);
  expect(await page.evaluate(() => 'same' in window)).toBe(false);
  // The document's own file has loaded by then.
  await waitForHydration(page);
});
