/**
 * Times clicks and keys in header, menus and dialogs on a CPU that is slowed down four times: the
 * longest handler, and the time to the next frame. The target for handlers is 50 ms.
 * Run beside a running site: `node e2e/bench/interactions.ts [origin]`; CHROME_PATH names the browser.
 */

import { median } from '@mall/tooling/median';
import { type Browser, chromium, type Page } from 'playwright/test';
import { BENCH_LAUNCH_OPTIONS } from '../site/launch-options.ts';
import { slowDown, type Timing, timeEvents, watchEvents } from './event-timing.ts';

const ORIGIN = process.argv[2] ?? 'http://localhost:3000';
const ROUNDS = 5;

interface Interaction {
  name: string;
  run: (page: Page) => Promise<void>;
}

const press =
  (name: string | RegExp, within: 'banner' | 'dialog' | 'navigation' | undefined = undefined) =>
  async (page: Page) => {
    const scope = within ? page.getByRole(within).first() : page;
    await scope.getByRole('button', { name }).first().click();
  };
const pressEscape = (page: Page) => page.keyboard.press('Escape');

const DESKTOP: readonly Interaction[] = [
  { name: 'cookie notice: refuse', run: press('Elutasítom') },
  { name: 'shops menu: open', run: press('Üzletek menü') },
  { name: 'shops menu: Escape', run: pressEscape },
  {
    name: 'search: four letters',
    run: (page) => page.getByRole('combobox').first().pressSequentially('cipo', { delay: 80 }),
  },
  { name: 'search: arrow key', run: (page) => page.keyboard.press('ArrowDown') },
  { name: 'search: Escape', run: pressEscape },
  { name: 'opening hours: open', run: press(/nyitvatart/i, 'banner') },
  { name: 'opening hours: Escape', run: pressEscape },
  {
    name: 'link to the cinema',
    run: (page) => page.getByRole('banner').getByRole('link', { name: 'Mozi' }).first().click(),
  },
];

const MOBILE: readonly Interaction[] = [
  { name: 'cookie notice: refuse', run: press('Elutasítom') },
  { name: 'menu: open', run: press('Menü') },
  { name: 'menu: shops section', run: press('Üzletek', 'dialog') },
  { name: 'menu: Escape', run: pressEscape },
  { name: 'search panel: open', run: press('Keresés', 'banner') },
  { name: 'search panel: Escape', run: pressEscape },
];

async function round(browser: Browser, width: number, interactions: readonly Interaction[]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'hu-HU' });
  const page = await context.newPage();
  await watchEvents(page);
  await page.goto(ORIGIN, { waitUntil: 'networkidle' });
  await slowDown(page);
  const timings: Timing[] = [];
  for (const { run } of interactions) timings.push(await timeEvents(page, run));
  await context.close();
  return timings;
}

const browser = await chromium.launch(BENCH_LAUNCH_OPTIONS);
for (const [width, interactions] of [
  [1440, DESKTOP],
  [390, MOBILE],
] as const) {
  const rounds: Timing[][] = [];
  for (let count = 0; count < ROUNDS; count += 1)
    rounds.push(await round(browser, width, interactions));
  for (const [index, { name }] of interactions.entries()) {
    const of = (what: keyof Timing) =>
      Math.round(median(rounds.map((timings) => timings[index]?.[what] ?? 0)));
    const row = [`${width} ${name}`.padEnd(32), of('handler'), 'ms, next frame', of('nextFrame')];
    process.stdout.write(`${row.join(' ')} ms\n`);
  }
}
await browser.close();
