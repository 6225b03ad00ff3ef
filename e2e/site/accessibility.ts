/** The accessibility check of a page as it is shown. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Expects that axe finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  // Passed rules are not reported, so that axe need not name each of their elements.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
