/** Axe finds nothing on a page of every kind, narrow and wide, in both languages. */
import AxeBuilder from '@axe-core/playwright';
import { FINISHED_PAGES, PLAIN_PAGES } from '../site/pages.ts';
import { comeAlive, expect, rememberLanguage, test } from '../site/visitor.ts';

for (const { path, language } of [...FINISHED_PAGES, ...PLAIN_PAGES]) {
  test(`${path} in ${language}`, async ({ page, context, baseURL }) => {
    await rememberLanguage(context, language, baseURL ?? '');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await comeAlive(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        ({ id, nodes }) =>
          `${width} px, ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
      expect(found).toEqual([]);
    }
  });
}
