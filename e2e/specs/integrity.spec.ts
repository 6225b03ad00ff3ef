/** No script runs in the browser but with the bytes that were published. */
import { expect, mainNavigation, test, visit } from '../site/visitor.ts';

const CINEMA_SCRIPTS = /\/js\/cinema\/[0-9a-f]{16}\/.*\.js/;

test('every script has the hash of its bytes, whoever loads it, and comes once', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { withoutHash: found });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isScript = node instanceof HTMLScriptElement && node.src;
        const isPreload = node instanceof HTMLLinkElement && node.as === 'script';
        if ((isScript || isPreload) && !node.integrity) found.push(node.outerHTML);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/');
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL(/\/mozi$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested.filter((url) => CINEMA_SCRIPTS.test(url))).not.toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'withoutHash'))).toEqual([]);
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
