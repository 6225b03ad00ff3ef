/** How a phone with a slow processor keeps up with a visitor who types into the filter of the shops. */
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../browser/find-browser.ts';
import { LAUNCH_ARGUMENTS } from '../../browser/launch-arguments.ts';
import { TaskError } from '../../repository.ts';
import { say } from '../../terminal/output.ts';
import { median } from '../median.ts';
import { table } from '../table.ts';

const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const TEXT = 'kavezo';
/** A visitor's pause between two keys, in which the list of the first one is there. */
const PAUSE_MS = 1_000;

/** Milliseconds from a key to the next frame, and to the last change of the list that it causes. */
export interface Keystroke {
  frame: number;
  list: number;
}

declare global {
  interface Window {
    keystrokes: Keystroke[];
  }
}

/** Runs in the page. */
function watchKeystrokes(): void {
  window.keystrokes = [];
  let pressed = 0;
  const since = () => performance.now() - pressed;
  document.addEventListener(
    'keydown',
    () => {
      pressed = performance.now();
      const keystroke: Keystroke = { frame: 0, list: 0 };
      window.keystrokes.push(keystroke);
      requestAnimationFrame(() =>
        setTimeout(() => {
          keystroke.frame = since();
        }),
      );
    },
    true,
  );
  new MutationObserver(() => {
    const keystroke = window.keystrokes.at(-1);
    requestAnimationFrame(() => {
      if (keystroke) keystroke.list = since();
    });
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
}

async function typeSlowly(page: Page, url: string): Promise<Keystroke[]> {
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.locator('[data-clock=device]').first().waitFor({ state: 'attached' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchKeystrokes);
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.type(TEXT, { delay: PAUSE_MS });
  await page.waitForTimeout(PAUSE_MS);
  return page.evaluate(() => window.keystrokes);
}

/** @throws {TaskError} without a browser. */
export async function measureTyping(origin: string, shops: number): Promise<Keystroke[]> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new TaskError('no browser: install Chromium, or name one by CHROME_PATH');
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGUMENTS] });
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    const keystrokes = await typeSlowly(page, `${origin}/uzletek`);
    const row = (name: string, times: number[]) =>
      [name, median(times), Math.max(...times)].map((cell) =>
        typeof cell === 'number' ? cell.toFixed(0) : cell,
      );
    say(
      table(
        [`keystroke among ${shops} more shops, ${CPU_SLOWDOWN}× slower`, 'median ms', 'longest ms'],
        [
          row(
            'next frame',
            keystrokes.map(({ frame }) => frame),
          ),
          row(
            'filtered list',
            keystrokes.map(({ list }) => list),
          ),
        ],
      ),
    );
    return keystrokes;
  } finally {
    await browser.close();
  }
}
