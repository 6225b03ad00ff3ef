/** With JavaScript: every page comes alive silently, without moving, and axe finds nothing. */
import AxeBuilder from '@axe-core/playwright';
import { SITE_PAGES } from '../site/pages.ts';
import { comeAlive, expect, rememberLanguage, test, watchLayoutShift } from '../site/visitor.ts';

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
      await comeAlive(page);
      await page.waitForLoadState('networkidle');
      expect(consoleLines).toEqual(status === 404 ? [NOT_FOUND_LINE] : []);
      expect(await layoutShift()).toBeLessThanOrEqual(0.02);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);

      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  }
}
