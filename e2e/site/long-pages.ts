/** The pages that list all shops, and what only such a page is checked for. */
import { expect, type Page } from 'playwright/test';

const PATHS = ['/uzletek', '/shops', '/uzletek/terkep', '/shops/map'];
const MAX_TAB_STOPS = 150;

/** Texts of the cookie notice that were the page's largest paint later than the first paint. */
function laterPaintsOfNotice(): Promise<string[]> {
  type Paint = PerformanceEntry & { element: Element | null };
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const isLater = ({ element, startTime }: Paint) =>
    startTime > (first?.startTime ?? 0) && element?.closest('[data-nosnippet]');
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paints = list.getEntries() as Paint[];
      resolve(paints.filter(isLater).map(({ element }) => element?.textContent ?? ''));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Runs in the page. Playwright's own filter of what is visible needs more than the oldest browsers have. */
function tabStops(): number {
  const found = document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary');
  return [...found].filter(
    (one) =>
      one.tabIndex >= 0 &&
      one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility === 'visible',
  ).length;
}

/** Expects of a page with all shops that its largest paint is not later for the notice, and that it has few tab stops. */
export async function expectRightIfLong(path: string, page: Page): Promise<void> {
  if (!PATHS.includes(path)) return;
  expect(await page.evaluate(laterPaintsOfNotice)).toEqual([]);
  await expect.poll(() => page.evaluate(tabStops)).toBeLessThanOrEqual(MAX_TAB_STOPS);
}
