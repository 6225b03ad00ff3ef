/** The accessibility check of a page as it is shown. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

/**
 * Whether nothing fades: neither an animation runs, except endless ones and those that scrolling moves, nor
 * is the footer still to come, as it is for a second after a navigation.
 */
function isAtRest(): boolean {
  const footer = document.querySelector('body footer');
  if (footer && getComputedStyle(footer).visibility === 'hidden') return false;
  return document
    .getAnimations()
    .every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
    );
}

/**
 * Expects that axe finds nothing on the page at rest: colours are others while a part fades. Another browser
 * than Chromium leaves the rest of the test out.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const browser = page.context().browser()?.browserType().name();
  test.skip(browser !== 'chromium', 'axe reads the same document in Chromium');
  await page.waitForFunction(isAtRest);
  // Passed rules are not reported, so that axe need not name each of their elements.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
