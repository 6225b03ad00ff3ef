/** The site's scripts: they start once the visitor sees the page, each once, with the bytes that were published. */
import type { Page } from 'playwright/test';
import { expect, mainNavigation, test, visit, waitForHydration } from '../site/visitor.ts';

const CINEMA_SCRIPTS = /\/js\/cinema\/[0-9a-f]{16}\/.*\.js/;

/** URLs of the scripts that `page` asks for. */
function scriptsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return requested;
}

/** Notes when the shell's script is put into a document, and what is without the hash of its bytes. */
async function watchScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { started?: number; withoutHash: string[] } = { withoutHash: [] };
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isScript = node instanceof HTMLScriptElement && node.src;
        const isPreload = node instanceof HTMLLinkElement && node.as === 'script';
        if ((isScript || isPreload) && !node.integrity) seen.withoutHash.push(node.outerHTML);
        if (isScript && node.src.includes('/shell.')) seen.started ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const seenIn = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(Reflect.get(window, 'seen') as { started?: number; withoutHash: string[] }),
  }));

test('every script has the hash of its bytes, comes once, and runs after the paint, also when the browser has every file', async ({
  page,
}) => {
  const requested = scriptsOf(page);
  await watchScripts(page);
  await visit(page, '/');
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL(/\/mozi$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested.filter((url) => CINEMA_SCRIPTS.test(url))).not.toEqual([]);
  expect(requested.length).toBe(new Set(requested).size);
  expect((await seenIn(page)).withoutHash).toEqual([]);
  await visit(page, '/');
  const { painted, started } = await seenIn(page);
  expect(painted).toBeGreaterThan(0);
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
  const requested = scriptsOf(page);
  const apps = () => requested.map((url) => url.replace(/.*\/js\/([^/]+)\/.*/, '$1'));
  await page.goto('/ajandekkartya', { waitUntil: 'commit' });
  await expect(page.locator('#page-data')).toBeAttached();
  await expect.poll(apps).toEqual(['shell', 'shell', 'shell']);
  paint();
  await waitForHydration(page);
  expect(apps()).toContain('cards');
  expect(requested.length).toBe(new Set(requested).size);
});

test('a script that was altered on its way does not run', async ({ page }) => {
  await page.route(CINEMA_SCRIPTS, async (route) => {
    const response = await route.fetch();
    const body = `window.altered = true;${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const blocked = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.goto('/');
  // The cinema's slot waits until the visitor is near.
  await page.locator('[data-slot="featured-movies"]').scrollIntoViewIfNeeded();
  await blocked;
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
  await page.unrouteAll({ behavior: 'wait' });
});
