/** With JavaScript: every page hydrates silently, without moving, fits, and axe finds nothing. */
import type { BrowserContextOptions, Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { SITE_PAGES } from '../site/pages.ts';
import {
  expect,
  rememberLanguage,
  shiftClock,
  test as visitorTest,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

/** The browser itself writes this line for a page that answers 404. */
const NOT_FOUND_LINE =
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/**
 * A page is loaded and checked at the first width, and then resized: axe reads it as on phones in one
 * language, as on desktops in the other.
 */
const WIDTHS = { hu: [390, 1440], en: [1440, 390] } as const;

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

interface KeptPage {
  page: Page;
  /** The sum since the page's last load. */
  layoutShift: () => Promise<number>;
}

/** One page for all tests of a worker: its process has the site's scripts compiled. */
const test = visitorTest.extend<object, { kept: KeptPage }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions);
      await shiftClock(context);
      const page = await context.newPage();
      await use({ page, layoutShift: await watchLayoutShift(page) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept: { page } }, use) => {
    await use(page);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  },
});

for (const { path, language, status } of SITE_PAGES) {
  test(`${path} in ${language}`, async ({ page, kept, baseURL, consoleLines }) => {
    const [first, second] = WIDTHS[language];
    await setWidth(page, first);
    await rememberLanguage(page.context(), language, baseURL ?? '');
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await kept.layoutShift()).toBeLessThanOrEqual(0.02);
    await expectToFit(page);
    await expectAccessible(page);
    await setWidth(page, second);
    await expectToFit(page);
    expect(consoleLines).toEqual(status === 404 ? [NOT_FOUND_LINE] : []);
  });
}
