/** Letters twice as large: every kind of page fits its window, and all is within reach. */
import type { Browser } from 'playwright/test';
import { chromium } from 'playwright/test';
import { LAUNCH_OPTIONS } from '../site/launch-options.ts';
import { SITE_PAGES } from '../site/pages.ts';
import { SHELL_SCRIPT } from '../site/requests.ts';
import { expect, shiftClock, test, visitWithFont, watchLayoutShift } from '../site/visitor.ts';

/** The first four are Playwright's own: Chromium takes only the last list. */
const LARGE_LETTERS =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32';

/** Those of the routes, and pages that a query turns into others. */
const PATHS = [
  ...SITE_PAGES.filter(({ status }) => status === 200).map(({ path }) => path),
  '/nincs-ilyen',
  '/tavasz',
  '/kereses?q=cipo',
  '/search?q=zzzz',
  '/uzletek?q=zzzz',
  '/shops?kategoria=home-appliances-electronics',
  '/discounts?kategoria=fashion-lingerie',
  '/events?kor=6',
  '/mozi?nap=zzzz',
  '/shops/map?uzlet=hm',
  '/uzletek/terkep?honnan=entrance-main&hova=hm',
  '/uzletek/terkep?latogatas=hm,sportisimo&honnan=entrance-east',
];

/** Runs in the page: texts that are wider than their elements, and the page itself if it is wider than its window. */
function misfits(): string[] {
  const texts = document.querySelectorAll(
    'main :is(h1, h2, h3, p, dt, dd, th, td, li, label, a, button)',
  );
  const wide = [...texts].filter(
    (text) =>
      text.clientWidth > 0 &&
      text.scrollWidth > text.clientWidth + 1 &&
      getComputedStyle(text).overflowX === 'visible',
  );
  const { scrollWidth } = document.documentElement;
  return [
    ...(scrollWidth > window.innerWidth ? [`page of ${scrollWidth} px`] : []),
    ...wide.map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 60)}`),
  ];
}

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

  largeLetters('every kind of page fits its window', async ({ page }) => {
    // What fits is a matter of the server's page and its styles: neither scripts nor pictures are loaded.
    for (const url of [SHELL_SCRIPT, '**/media/**'])
      await page.route(url, (route) => route.abort());
    for (const [index, path] of PATHS.entries()) {
      await page.goto(path);
      // In one language as on tablets, in the other as on desktops.
      for (const width of [320, 390, index % 2 ? 1440 : 820]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await page.evaluate(misfits), `${path} at ${width} px`).toEqual([]);
      }
    }
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
    await visitWithFont(page, '/tropicarium');
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
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(height / 2);
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
