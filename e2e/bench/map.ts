/**
 * Times the map page on a phone whose CPU is slowed down four times: until the plan is first drawn,
 * and from a choice to the next frame. The target for the plan is one second.
 * Run beside a running site: `node e2e/bench/map.ts [origin]`; CHROME_PATH names the browser.
 */
import { chromium, type Page } from 'playwright/test';
import { BENCH_LAUNCH_OPTIONS } from '../site/launch-options.ts';
import { slowDown } from './event-timing.ts';

const ORIGIN = process.argv[2] ?? 'http://localhost:3000';
const ROUNDS = 5;

/** Notes the first frame after the one that lays the plan out. */
function watchPlan(): void {
  const look = () => {
    const plan = document.querySelector('main svg path[d^="M"]');
    if (plan && plan.getBoundingClientRect().width > 0) {
      requestAnimationFrame(() => performance.mark('plan-shown'));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const planShown = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('plan-shown')[0]?.startTime);

/** Milliseconds from the click to the frame after the card. */
function timeChoice(): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>('#bolt-hm')?.click();
  return new Promise((resolve) => {
    const look = () =>
      document.getElementById('shop-on-plan')
        ? requestAnimationFrame(() => resolve(performance.now() - start))
        : requestAnimationFrame(look);
    look();
  });
}

const browser = await chromium.launch(BENCH_LAUNCH_OPTIONS);
for (let round = 1; round <= ROUNDS; round += 1) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watchPlan);
  await slowDown(page);
  await page.goto(`${ORIGIN}/uzletek/terkep`, { waitUntil: 'networkidle' });
  const shown = await (await planShown(page)).jsonValue();
  // Before that a click loads the page of its link.
  await page.waitForSelector('[data-clock=device]', { state: 'attached' });
  const chosen = await page.evaluate(timeChoice);
  const [plan, card] = [shown, chosen].map((time) => `${Math.round(Number(time))} ms`);
  process.stdout.write(`round ${round}: plan shown after ${plan}, a shop's card after ${card}\n`);
  await context.close();
}
await browser.close();
