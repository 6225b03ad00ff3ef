/** With JavaScript, also of the oldest browsers: every page hydrates silently, without moving, fits, and axe finds nothing. */
import { STATUS_CODES } from 'node:http';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { likeOldestBrowsers } from '../site/oldest-browser.ts';
import { SITE_PAGES, type SitePage } from '../site/pages.ts';
import { watchRequests } from '../site/requests.ts';
import { expect, rememberLanguage, test, watchLayoutShift } from '../site/visitor.ts';

/** The browser itself writes a line for a page that answers 404 or 410. */
const linesOf = (status: number) =>
  status === 200
    ? []
    : [
        `error: Failed to load resource: the server responded with a status of ${status} (${STATUS_CODES[status]})`,
      ];

/**
 * A page is loaded and checked at the first width, and then resized: axe reads it as on phones in one
 * language, as on desktops in the other.
 */
const WIDTHS = { hu: [390, 1440], en: [1440, 390] } as const;
const NARROWEST = 320;

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Campaigns that have not begun show the not-found page, and those that are over show one page as well. */
const isFirstOfItsKind = ({ status, text }: SitePage, index: number) =>
  status === 200 ||
  index === SITE_PAGES.findIndex((page) => page.status === status && page.text === text);

for (const { path, language, status } of SITE_PAGES.filter(isFirstOfItsKind)) {
  test(`${path} in ${language}`, async ({ page, baseURL, consoleLines }) => {
    await likeOldestBrowsers(page);
    const layoutShift = await watchLayoutShift(page);
    const [first, second] = WIDTHS[language];
    await setWidth(page, first);
    await rememberLanguage(page.context(), language, baseURL ?? '');
    const requests = watchRequests(page);
    await page.goto(path);
    await requests.settled();
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
    await expectToFit(page);
    await expectAccessible(page);
    for (const width of [second, NARROWEST]) {
      await setWidth(page, width);
      await expectToFit(page);
    }
    expect(consoleLines).toEqual(linesOf(status));
  });
}
