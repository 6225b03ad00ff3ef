/** With JavaScript: every page hydrates silently, without moving, and axe finds nothing. */
import { expectAccessible } from '../site/accessibility.ts';
import { SITE_PAGES } from '../site/pages.ts';
import {
  expect,
  rememberLanguage,
  test,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

/** The browser itself writes this line for a page that answers 404. */
const NOT_FOUND_LINE =
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

for (const { path, language, status } of SITE_PAGES) {
  for (const width of [390, 1440]) {
    test(`${path} in ${language} at ${width} px`, async ({
      page,
      context,
      baseURL,
      consoleLines,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await rememberLanguage(context, language, baseURL ?? '');
      const layoutShift = await watchLayoutShift(page);
      await page.goto(path);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(consoleLines).toEqual(status === 404 ? [NOT_FOUND_LINE] : []);
      expect(await layoutShift()).toBeLessThanOrEqual(0.02);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }
}
