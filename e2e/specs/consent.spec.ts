/** The cookie notice, and that nothing is measured without the visitor's consent. */
import type { Page } from 'playwright/test';
import { holdRequests, SHELL_SCRIPT } from '../site/requests.ts';
import {
  expect,
  mainNavigation,
  test,
  visit,
  visitWithFont,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

function noticeOf(page: Page) {
  const notice = page.getByRole('region', { name: 'Sütik' });
  return {
    notice,
    accept: notice.getByRole('button', { name: 'Elfogadom' }),
    refuse: notice.getByRole('button', { name: 'Elutasítom' }),
    settings: page.getByRole('button', { name: 'Sütibeállítások' }),
    /** Hidden before hydration, or not there. */
    hidden: page.getByRole('region', { name: 'Sütik', includeHidden: true }),
  };
}

const events = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

function looks(element: Element): Record<string, unknown> {
  const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
  const { width, height, top } = element.getBoundingClientRect();
  return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height, top };
}

test('an answer counts before the page is hydrated', async ({ page }) => {
  await page.route(SHELL_SCRIPT, () => undefined);
  await page.goto('/ajandekkartya', { waitUntil: 'commit' });
  const { refuse, hidden } = noticeOf(page);
  await refuse.click();
  await expect(hidden).toHaveCount(1);
  await expect(hidden).toBeHidden();
});

test('accepting is as easy as refusing; nothing is recorded before an answer, which is kept and can be changed', async ({
  page,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const layoutShift = await watchLayoutShift(page);
  await visitWithFont(page, '/ajandekkartya');
  const { notice, accept, refuse, settings, hidden } = noticeOf(page);
  await expect(notice).toBeVisible();
  expect(await accept.evaluate(looks)).toEqual(await refuse.evaluate(looks));
  expect(await layoutShift()).toBeLessThanOrEqual(0.02);
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL('/mozi');
  await expect(notice).toBeVisible();
  await refuse.click();
  await expect(hidden).toHaveCount(0);

  const letScriptPass = await holdRequests(page, SHELL_SCRIPT);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(hidden).toHaveCount(1);
  await expect(hidden).toBeHidden();
  letScriptPass();
  await waitForHydration(page);
  await expect(hidden).toHaveCount(0);
  expect(await events(page)).toEqual([]);

  await settings.click();
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('elutasítottad');
  await accept.click();
  await expect(hidden).toHaveCount(0);
  await expect(settings).toBeFocused();
  await expect.poll(() => events(page)).toEqual([{ event: 'PageView', path: '/' }]);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});

test('what has the focus is never behind the notice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/');
  const box = await noticeOf(page).notice.boundingBox();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const { activeElement } = document;
      const isPart = activeElement?.closest('main, footer');
      return isPart ? (activeElement?.getBoundingClientRect().top ?? 0) : 0;
    });
    expect(bottom).toBeLessThan(box?.y ?? 0);
  }
});

test('in a low window it covers a third at most; after an answer the page has the focus, and nothing scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await visitWithFont(page, '/tropicarium');
  const { notice, refuse, settings, hidden } = noticeOf(page);
  const share = () =>
    notice.evaluate((region) => region.getBoundingClientRect().height / window.innerHeight);
  expect(await share()).toBeLessThan(1 / 3);
  await page.evaluate(() => window.scrollTo(0, 500));
  await refuse.click();
  await expect(hidden).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await settings.click();
  await expect(notice.getByRole('button', { name: 'Bezárás' })).toBeInViewport({ ratio: 1 });
  await expect.poll(share).toBeLessThan(1 / 3);
});
