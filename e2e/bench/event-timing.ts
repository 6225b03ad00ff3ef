/** Times the handlers of clicks and keys in a page, by the browser's Event Timing. */
import type { Page } from 'playwright/test';

/** Milliseconds. */
export interface Timing {
  /** The longest handler. */
  handler: number;
  /** From the event to the next frame, in steps of 8. */
  nextFrame: number;
}

/** Time in which an interaction ends. */
const REST_MS = 900;

/** Call it before the page is loaded. */
export const watchEvents = (page: Page): Promise<unknown> => page.addInitScript(recordEvents);

function recordEvents(): void {
  const events: PerformanceEventTiming[] = [];
  Object.assign(window, { events });
  const observer = new PerformanceObserver((list) => {
    events.push(...(list.getEntries() as PerformanceEventTiming[]));
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** What happened since the last call. */
function takeTiming(): Timing {
  const { events } = window as unknown as { events: PerformanceEventTiming[] };
  const taken = events.splice(0);
  return {
    handler: Math.max(0, ...taken.map((event) => event.processingEnd - event.processingStart)),
    nextFrame: Math.max(0, ...taken.map(({ duration }) => duration)),
  };
}

/** Times what `run` does in a page that `watchEvents` has prepared. */
export async function timeEvents(page: Page, run: (page: Page) => Promise<void>): Promise<Timing> {
  await page.evaluate(takeTiming);
  await run(page);
  await page.waitForTimeout(REST_MS);
  return page.evaluate(takeTiming);
}

/** Makes the page's CPU four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
