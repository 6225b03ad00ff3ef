/** The accessibility check of a page as it is shown. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from 'playwright/test';

/** To be evaluated: a script that is loaded would break the pages' content security policy. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Whether nothing fades: neither an animation runs, except endless ones and those that scrolling moves, nor
 * is the footer still to come, as it is for a second after a navigation. Nor do images wait for the scripts.
 */
function isAtRest(): boolean {
  if (document.documentElement.dataset.images) return false;
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

async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Passed rules are not reported, so that axe need not name each of their elements.
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  });
}

/**
 * Expects that axe finds nothing on the page at rest: colours are others while a part fades. In another
 * browser than Chromium a journey goes on without it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  await page.waitForFunction(isAtRest);
  const found = await violationsOn(page);
  expect(found).toEqual([]);
}

/** Expects that the page, as it is on phones and on desktops, fits its window and that axe finds nothing. */
export async function expectAccessibleAtWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
    });
  }
}
