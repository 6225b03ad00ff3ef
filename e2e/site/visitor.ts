/** A visitor's browser context, with what the suites watch on every page. */
import { clockOffset, shiftDate } from '@mall/tooling/test-clock';
import type { ConsoleMessage, Locator, Page } from 'playwright/test';
import { type BrowserContext, test as base, expect } from 'playwright/test';

/**
 * The header's opening status reads the visitor's clock once the page is hydrated. Not by role: the role
 * of every element would be computed at each look, a fifth of what a visit costs.
 */
export const HYDRATED = 'header [data-clock=device]';

export async function waitForHydration(page: Page): Promise<void> {
  // The header hides its top row on a page that loads scrolled.
  await expect(page.locator(HYDRATED)).toBeAttached();
}

/** Opens a page and waits until it reacts to the visitor. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/**
 * Opens a page, again when its font came too late for its first paint: it then keeps the fallback, whose
 * text takes more lines where Arial is not installed.
 */
export async function visitWithFont(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await visit(page, address);
    const [own, other] = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('2d');
      return ['"Nunito Familjen", monospace', 'monospace'].map((family) => {
        Object.assign(context ?? {}, { font: `bold 20px ${family}` });
        return context?.measureText('iiiiii').width;
      });
    });
    expect(own).not.toBe(other);
  }).toPass();
}

/** The links of the header's desktop menu, in Hungarian. */
export const mainNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Fő navigáció' });

/**
 * Sums up layout shifts that no action of the visitor has caused. Ask before the first action: on a slow
 * machine its response comes later than the half second in which browsers call a shift wanted.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { layoutShift: number };
    seen.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}

/** Puts every page of `context` on the clock of the test run; timers are untouched. */
export const shiftClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(shiftDate, clockOffset());

/** The page would show the sum of both shifts. */
function refuseOwnTime({ clock }: Page): void {
  const refuse = () => {
    throw new Error(
      'a test that sets the time of its pages needs test.use({ shiftsClock: false })',
    );
  };
  Object.assign(clock, { install: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

/** Lines of the console that say nothing of the page. */
const IGNORED = [
  // Playwright's own, for `serviceWorkers: 'block'`.
  /^Service Worker registration blocked by Playwright$/,
  // They run after the first paint: on a slow machine seconds after the page's load event.
  /\/js\/shell\/\w+\/(libraries\.\w+|shell)\.js was preloaded using link preload but not used/,
];

interface Fixtures {
  /** Every line that the page writes to the console. */
  consoleLines: string[];
  /**
   * False where a test sets Playwright's clock, which would add the shift to its own time. Such a test has a
   * context of its own: some of the clock's scripts may be left in one that is used again.
   */
  shiftsClock: boolean;
}

export const test = base.extend<Fixtures>({
  shiftsClock: [true, { option: true }],
  context: async ({ browser, context, shiftsClock, javaScriptEnabled, browserName }, use) => {
    const isLeftOut = browserName === 'firefox' && javaScriptEnabled === false;
    base.skip(isLeftOut, 'WebDriver BiDi turns no scripts off');
    const chosen = shiftsClock ? context : await browser.newContext();
    if (shiftsClock) await shiftClock(chosen);
    await use(chosen);
    if (chosen !== context) await chosen.close();
  },
  page: async ({ page, shiftsClock }, use) => {
    if (shiftsClock) refuseOwnTime(page);
    // The page of an earlier test is used again, and may have another size: outside of it, no event fires.
    await page.mouse.move(0, 0);
    await use(page);
    // Left while its site still runs: a page that misses its scripts loads itself again, into the next test.
    if (!page.isClosed()) await page.goto('about:blank');
  },
  consoleLines: async ({ page }, use) => {
    const lines: string[] = [];
    const noteMessage = (message: ConsoleMessage) => {
      if (IGNORED.some((line) => line.test(message.text()))) return;
      lines.push(`${message.type()}: ${message.text()}`);
    };
    const noteError = (error: Error) => lines.push(`error: ${error.message}`);
    page.on('console', noteMessage).on('pageerror', noteError);
    await use(lines);
    page.off('console', noteMessage).off('pageerror', noteError);
  },
});

export { expect };
