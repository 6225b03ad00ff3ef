/** The accessibility check of a page as it is shown. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

/** Expects that axe finds nothing. Another browser than Chromium leaves the rest of the test out. */
export async function expectAccessible(page: Page): Promise<void> {
  const browser = page.context().browser()?.browserType().name();
  test.skip(browser !== 'chromium', 'axe reads the same document in Chromium');
  // Passed rules are not reported, so that axe need not name each of their elements.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
