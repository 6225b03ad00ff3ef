/**
 * Times letters in the filter of a list of 2,000 shops on a phone whose CPU is slowed down four times. The
 * target for a letter is 50 ms. Starts a site of its own: `node e2e/bench/list.ts`; CHROME_PATH names the
 * browser.
 */
import { median } from '@mall/tooling/median';
import { startSite } from '@mall/tooling/site';
import { chromium, type Page } from 'playwright/test';
import { importLargeMall } from '../site/large-mall.ts';
import { BENCH_LAUNCH_OPTIONS } from '../site/launch-options.ts';
import { slowDown, type Timing, timeEvents, watchEvents } from './event-timing.ts';

const MORE_SHOPS = 2_000;
const LETTERS = [...'bolt 12', 'Backspace', 'Backspace', 'Backspace'];

async function timeLetters(page: Page, origin: string): Promise<Timing[]> {
  await watchEvents(page);
  await page.goto(`${origin}/uzletek`, { waitUntil: 'networkidle' });
  await slowDown(page);
  await page.getByRole('main').getByRole('searchbox').focus();
  const timings: Timing[] = [];
  for (const letter of LETTERS) {
    timings.push(
      await timeEvents(page, () => page.keyboard.press(letter === ' ' ? 'Space' : letter)),
    );
  }
  return timings;
}

const site = await startSite({ env: { LOG_LEVEL: 'warn' } });
await importLargeMall(site, MORE_SHOPS);
const browser = await chromium.launch(BENCH_LAUNCH_OPTIONS);
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'hu-HU' });
const timings = await timeLetters(page, site.origin);
for (const what of ['handler', 'nextFrame'] as const) {
  const values = timings.map((timing) => Math.round(timing[what]));
  process.stdout.write(`${what}: median ${median(values)} ms, most ${Math.max(...values)} ms\n`);
}
await browser.close();
await site.stop();
