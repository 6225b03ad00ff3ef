/** When the site's scripts start: once the visitor sees the page. */
import type { Page } from 'playwright/test';
import { expect, test, visit, waitForHydration } from '../site/visitor.ts';

/** Notes when the shell's script is put into the page, and what the page has had until then. */
async function watchStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { started?: number } = {};
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src.includes('/shell.'))
          seen.started ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const times = (page: Page) =>
  page.evaluate(() => ({
    background: performance.getEntriesByName('first-paint')[0]?.startTime,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    started: (Reflect.get(window, 'seen') as { started?: number }).started,
  }));

test('the page is painted before its scripts run, also when the browser has every file', async ({
  page,
}) => {
  await visit(page, '/');
  await watchStart(page);
  await page.reload();
  await waitForHydration(page);
  const { painted, started } = await times(page);
  expect(painted).toBeGreaterThan(0);
  expect(started).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test('a background that is painted before the content does not start the scripts', async ({
  page,
}) => {
  await watchStart(page);
  await page.addInitScript(() => {
    // As soon as the parser has made the body, before any of it is painted.
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.style.background = 'teal';
      document.body.style.visibility = 'hidden';
      // Not before the background is on the screen.
      new PerformanceObserver(() => setTimeout(show, 500)).observe({ type: 'paint' });
    }).observe(document, { childList: true, subtree: true });
    const show = () => document.body.style.removeProperty('visibility');
  });
  await visit(page, '/');
  const { background, painted = Number.POSITIVE_INFINITY, started } = await times(page);
  expect(background).toBeLessThan(painted);
  expect(started).toBeGreaterThan(painted);
});

test('the shell is loaded before the paint, the scripts of the page’s modules after it, each once', async ({
  page,
}) => {
  let paint: () => void = () => undefined;
  const styles = new Promise<void>((resolve) => {
    paint = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await styles;
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  const apps = () => requested.map((url) => url.replace(/.*\/js\/([^/]+)\/.*/, '$1'));
  await page.goto('/ajandekkartya', { waitUntil: 'commit' });
  await expect(page.locator('#page-data')).toBeAttached();
  await expect.poll(apps).toEqual(['shell', 'shell', 'shell']);
  paint();
  await waitForHydration(page);
  expect(apps()).toContain('cards');
  expect(requested.length).toBe(new Set(requested).size);
});
