/** With JavaScript, also of the oldest browsers: every page hydrates silently, without moving, fits, is within its budget, has sharp pictures, and axe finds nothing. */
import { STATUS_CODES } from 'node:http';
import { LANGUAGE_STORAGE_KEY } from '@mall/contracts';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { expectRightIfLong } from '../site/long-pages.ts';
import { expectWithinBudget, WEIGHED_PATHS } from '../site/page-weight.ts';
import { SITE_PAGES, type SitePage } from '../site/pages.ts';
import { expectSharpPictures } from '../site/pictures.ts';
import { watchRequests } from '../site/requests.ts';
import { expect, test, watchLayoutShift } from '../site/visitor.ts';

/** What one of the oldest browsers lacks, by its owner. */
const NEWER: Record<string, string[]> = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  'ArrayBuffer.prototype': ['resize', 'transfer'],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'moveBefore', 'setHTMLUnsafe'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'HTMLElement.prototype': ['hidePopover', 'popover', 'showPopover', 'togglePopover'],
  Intl: ['DateTimeFormat', 'DurationFormat', 'NumberFormat', 'Segmenter'],
  'Iterator.prototype': ['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'some', 'toArray'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  'Set.prototype': ['difference', 'intersection', 'isSubsetOf', 'union'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  globalThis: ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler'],
};

/** Runs in the page: uses nothing from outside itself. */
function remove(newer: Record<string, string[]>): void {
  type Owner = Record<string, unknown>;
  for (const [path, names] of Object.entries(newer)) {
    let owner: Owner | undefined = globalThis as unknown as Owner;
    for (const part of path.split('.')) owner = owner?.[part] as Owner | undefined;
    for (const name of names) if (owner) delete owner[name];
  }
}

const likeOldestBrowsers = (page: Page): Promise<unknown> => page.addInitScript(remove, NEWER);

/** The browser itself writes a line for a page with status 404 or 410. */
const linesOf = (status: number) =>
  status === 200
    ? []
    : [
        `error: Failed to load resource: the server responded with a status of ${status} (${STATUS_CODES[status]})`,
      ];

/**
 * A page is loaded and checked at the first width, and then resized: axe reads it as on phones in one
 * language, as on desktops in the other.
 */
const WIDTHS = { hu: [390, 1440], en: [1440, 390] } as const;
const NARROWEST = 320;

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Campaigns that have not begun show the not-found page, and those that are over show one page as well. */
const isFirstOfItsKind = ({ status, text }: SitePage, index: number) =>
  status === 200 ||
  index === SITE_PAGES.findIndex((page) => page.status === status && page.text === text);

for (const { path, language, status } of SITE_PAGES.filter(isFirstOfItsKind)) {
  test(`${path} in ${language}`, async ({ page, baseURL, consoleLines }) => {
    await likeOldestBrowsers(page);
    const layoutShift = await watchLayoutShift(page);
    const [first, second] = WIDTHS[language];
    await setWidth(page, first);
    const stored = { name: LANGUAGE_STORAGE_KEY, value: language, url: baseURL ?? '' };
    await page.context().addCookies([stored]);
    const requests = watchRequests(page);
    await page.goto(path);
    await requests.settled();
    await expectWithinBudget(path, requests.all);
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
    await expectRightIfLong(path, page);
    await expectAccessible(page);
    for (const width of [first, second]) {
      await setWidth(page, width);
      await expectToFit(page);
      await expectSharpPictures(page);
    }
    await setWidth(page, NARROWEST);
    await expectToFit(page);
    expect(consoleLines).toEqual(linesOf(status));
  });
}

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('a picture is shown from its 2x file', async ({ page }) => {
    await page.goto('/tropicarium');
    const picture = page.getByRole('main').locator('picture img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/2x/);
  });
});

test('the pages that have a budget are among them', () => {
  expect(SITE_PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining([...WEIGHED_PATHS]));
});
