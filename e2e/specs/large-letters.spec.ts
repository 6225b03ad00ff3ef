/** Letters twice as large: all is within reach in every window. */
import type { Browser } from 'playwright/test';
import { chromium } from 'playwright/test';
import { LAUNCH_OPTIONS } from '../site/launch-options.ts';
import { expect, shiftClock, test, visit, watchLayoutShift } from '../site/visitor.ts';

/** The first four are Playwright's own: Chromium takes only the last list. */
const LARGE_LETTERS =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32';

test.describe('with letters twice as large', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'the letters are set by Chromium’s arguments',
  );

  /** The visitor's own setting: em in media queries follows it, as no style sheet's size does. */
  const largeLetters = test.extend<{ largeLettersBrowser: Browser }>({
    // Of the test: one of the worker would let no other test run in it, and this one would come last.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must provide from the pattern
    largeLettersBrowser: async ({}, use) => {
      const args = [...(LAUNCH_OPTIONS.args ?? []), LARGE_LETTERS];
      const browser = await chromium.launch({ ...LAUNCH_OPTIONS, args });
      await use(browser);
      await browser.close();
    },
    context: async ({ largeLettersBrowser, baseURL, locale, timezoneId }, use) => {
      const context = await largeLettersBrowser.newContext({
        baseURL: baseURL ?? '',
        locale: locale ?? '',
        timezoneId: timezoneId ?? '',
      });
      await shiftClock(context);
      await use(context);
      await context.close();
    },
  });

  const SIZES = [
    [390, 844],
    [640, 400],
    [820, 1100],
    [1280, 800],
    [1920, 1000],
  ] as const;

  largeLetters('all is within reach in every window', async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/tropicarium');
    const banner = page.getByRole('banner');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).not.toBe('16px');
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
    const notice = page.getByRole('region', { name: 'Sütik' });
    const atEachSize = async (check: (width: number, height: number) => Promise<void>) => {
      for (const [width, height] of SIZES) {
        await test.step(`${width} by ${height} px`, async () => {
          await page.setViewportSize({ width, height });
          await check(width, height);
        });
      }
    };
    await atEachSize(async (width, height) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const name of ['Elutasítom', 'Elfogadom'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      // Until its font is there, the text may take one line more.
      await expect
        .poll(async () => (await notice.boundingBox())?.height)
        .toBeLessThanOrEqual(height / 2);
    });
    await page.getByRole('button', { name: 'Elutasítom' }).click();
    await atEachSize(async () => {
      const search = banner.getByRole('search').locator('input, button').filter({ visible: true });
      await expect(search.first()).toBeInViewport({ ratio: 1 });
      await banner.getByRole('button', { name: 'Menü' }).click();
      const menu = page.getByRole('dialog', { name: 'Menü' });
      const close = menu.getByRole('button', { name: 'Menü bezárása' });
      await expect(close).toBeInViewport({ ratio: 1 });
      const language = menu.getByRole('link', { name: 'Switch to English' });
      await language.scrollIntoViewIfNeeded();
      await expect(language).toBeInViewport();
      await close.click();
      await expect(menu).toBeHidden();
    });
  });
});
