/** How long a visitor waits for the first paint after each action: Event Timing, on a processor four times slower. */
import type { Browser, Locator, Page } from 'playwright';
import { TaskError } from '../../repository.ts';
import { say } from '../../terminal/output.ts';
import { CPU_SLOWDOWN, launchBrowser, PHONE } from '../loading/phone.ts';
import type { RunningServer } from '../sites.ts';
import { median, table } from '../table.ts';
import { ACTIONS, type Action } from './actions.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'hu-HU' };
/** Below it browsers report no event. */
const SHORTEST_MS = 16;
/** After it an action has been painted. */
const REST_MS = 700;

/** Runs in the page, before its own scripts. */
function observeEvents(durationThreshold: number): void {
  const durations: number[] = [];
  const options = { type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) durations.push(entry.duration);
  }).observe(options);
  Object.assign(window, { eventDurations: durations });
}

/** Takes what was reported since the last time. */
const reported = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { eventDurations } = window as unknown as { eventDurations: number[] };
    return eventDurations.splice(0);
  });

/** Without the checks that Playwright makes in the page before a click: they would be a part of what is measured. */
async function act(page: Page, target: Locator, { isOnDesktop, text }: Action): Promise<void> {
  if (text) return page.keyboard.type(text, { delay: 80 });
  const box = await target.boundingBox();
  if (!box) throw new TaskError(`${target} is not shown`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (isOnDesktop ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}

/** Milliseconds of the slowest event of the action; at most the shortest that is reported without any. */
async function timeAction(browser: Browser, origin: string, action: Action): Promise<number> {
  const { path, isOnDesktop, prepare } = action;
  const context = await browser.newContext(isOnDesktop ? DESKTOP : PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observeEvents, SHORTEST_MS);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.locator('header [data-clock=device]').waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await prepare?.(page);
  const target = action.target(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await reported(page);
  await act(page, target, action);
  await page.waitForTimeout(REST_MS);
  const durations = await reported(page);
  await context.close();
  return Math.max(SHORTEST_MS, ...durations);
}

/** @throws {TaskError} without a browser. */
export async function measureInteractions(
  { origin }: RunningServer,
  rounds: number,
): Promise<void> {
  const browser = await launchBrowser();
  const result = ACTIONS.map((action) => ({ action, durations: [] as number[] }));
  try {
    // The first round fills the server's caches.
    for (let round = 0; round <= rounds; round += 1)
      for (const { action, durations } of result) {
        const duration = await timeAction(browser, origin, action);
        if (round > 0) durations.push(duration);
      }
  } finally {
    await browser.close();
  }
  const rows = result.map(({ action, durations }) => [
    action.name,
    median(durations).toFixed(0),
    Math.max(...durations).toFixed(0),
  ]);
  say(table(['interaction', 'median ms', 'slowest'], rows));
}
