/** One fault of one part in a browser: what its visitor sees, and whether the rest of the page stays usable. */
import { setTimeout as wait } from 'node:timers/promises';
import { clockNow } from '@mall/tooling/test-clock';
import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { HYDRATED, mainNavigation } from '../site/visitor.ts';
import type { Outcome } from './faults.ts';
import { breakFiles } from './network-faults.ts';
import { NOT_AVAILABLE, type Part, partName } from './parts.ts';
import { type Moment, momentsOf, record } from './recording.ts';
import {
  failuresOf,
  noReloadIssues,
  RETRIES_MS,
  reloadIssues,
  retryIssues,
} from './retry-rules.ts';
import type { Row } from './table.ts';

/** A light page of an app whose broken page is another one; its footer links to every page of the drill. */
const START = '/ajandekkartya';
const DIALOG = '[role="dialog"]';
/** Scripts count as failed after this time. */
const SCRIPT_TIMEOUT_MS = 120_000;
/** Limits for what does not come: a busy machine takes long. */
const TIMEOUT_MS = 60_000;
/** A tab that does not respond for so long is frozen. */
const FREEZE_MS = 5_000;
const POLL_MS = 50;
const STEP_MS = 200;
const SMALL_STEP_MS = 50;
const LARGE_STEP_MS = 2_000;

interface Visit {
  page: Page;
  part: Part;
  /** The part's own moments and those of the page. */
  moments: () => Promise<Moment[]>;
}

const isOf = ({ app }: Part, { what, text }: Moment) =>
  what !== 'warn' ||
  text.includes(`${app}@`) ||
  text.includes(`/js/${app}/`) ||
  text.includes(`[${app}]`);

/**
 * Waits for what a visitor would see. The clock of the page moves by these steps alone, so that pauses are
 * exact on a busy machine too. @throws when it does not come.
 */
async function until(page: Page, what: string, isSo: () => Promise<boolean>, stepMs = STEP_MS) {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${TIMEOUT_MS / 1000} s: ${what}`);
    // Between two documents there is no clock.
    const step = page.clock.runFor(stepMs).catch(() => undefined);
    await Promise.race([step, wait(FREEZE_MS)]);
    await wait(POLL_MS);
  }
}

const isShown = (page: Page, selector: string) => () => page.locator(selector).first().isVisible();

/** Clicks while the page's clock goes on: what moves comes to rest. */
async function click(page: Page, target: Locator): Promise<void> {
  let isDone = false;
  const clicked = target.click({ timeout: TIMEOUT_MS }).finally(() => {
    isDone = true;
  });
  await Promise.all([clicked, until(page, 'the click', async () => isDone)]);
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await until(page, 'the hydrated page', isHydrated(page));
}

const isHydrated = (page: Page) => async () => (await page.locator(HYDRATED).count()) > 0;

/** Without waiting for it: the clock must go on. */
const contentOf = ({ page, part }: Visit): Promise<string> =>
  page
    .locator(part.slot || part.kind === 'page' ? 'main' : DIALOG)
    .evaluateAll((found) => found.map(({ innerHTML }) => innerHTML).join(''))
    .catch(() => '');

const isWhole = async (visited: Visit) => (await contentOf(visited)).includes(visited.part.mark);

async function open({ page, part }: Visit, origin: string): Promise<void> {
  if (part.kind === 'page') {
    await visit(page, origin + START);
    return click(page, page.locator(`footer a[href="${part.path}"]`).first());
  }
  await visit(page, origin + part.path);
  if (part.slot) return page.locator(`[data-slot=${part.slot}]`).scrollIntoViewIfNeeded();
  await click(page, mainNavigation(page).getByRole('button', { name: 'Szolgáltatások' }));
  await click(page, page.getByRole('button', { name: 'Kérem a hírlevelet' }));
}

const isFailed = async (visited: Visit) =>
  visited.part.kind === 'page'
    ? (await contentOf(visited)).includes(NOT_AVAILABLE)
    : !(await isWhole(visited)) && (await failures(visited)) > 0;

const failures = async ({ moments }: Visit) => failuresOf(await moments()).length;

/** Lets the time pass in which a part is retried, and reads when it was. */
async function throughRetries(visited: Visit, attemptMs: number): Promise<string[]> {
  const { page, part } = visited;
  for (const [index, delay] of RETRIES_MS.entries()) {
    // What it showed may have been higher, and a slot is loaded only near the viewport.
    if (part.slot) await page.locator(`[data-slot=${part.slot}]`).scrollIntoViewIfNeeded();
    await page.clock.runFor(delay);
    const came = async () => (await failures(visited)) > index + 1;
    await until(page, `retry ${index + 1}`, came, attemptMs > 0 ? LARGE_STEP_MS : SMALL_STEP_MS);
  }
  await page.clock.fastForward(10 * 60_000);
  return retryIssues(await visited.moments(), attemptMs);
}

/** Waits for the outcome; returns what the retry rules say about it, and what the visitor sees at its end. */
const OUTCOMES: Record<
  Outcome,
  (visited: Visit, isHanging: boolean) => Promise<[string, string[]]>
> = {
  async home(visited, isHanging) {
    const { page, part, moments } = visited;
    const isHome = async () => new URL(page.url()).pathname === '/';
    await until(page, 'the home page', isHome, isHanging ? LARGE_STEP_MS : STEP_MS);
    await until(page, 'the hydrated page', isHydrated(page));
    return ['three reloads, then the home page', reloadIssues(await moments(), part.path)];
  },
  async retries(visited, isHanging) {
    const stepMs = isHanging ? LARGE_STEP_MS : STEP_MS;
    await until(visited.page, 'the failure', () => isFailed(visited), stepMs);
    const issues = await throughRetries(visited, isHanging ? SCRIPT_TIMEOUT_MS : 0);
    return [visited.part.kind === 'page' ? '“not available”' : 'its fallback', issues];
  },
  async unavailable(visited) {
    await until(visited.page, 'the failure', () => isFailed(visited));
    return ['“not available” with a button', noReloadIssues(await visited.moments())];
  },
  async whole(visited) {
    await until(visited.page, 'the whole part', () => isWhole(visited));
    return ['the whole page', noReloadIssues(await visited.moments())];
  },
  async later(visited) {
    const isLogged = async () => (await visited.moments()).some(({ what }) => what === 'error');
    await until(visited.page, 'the error', isLogged);
    return OUTCOMES.whole(visited, false);
  },
  async frozen({ page }) {
    const responds = page.evaluate.bind(page, () => true);
    const alive = () => Promise.race([responds().catch(() => true), wait(FREEZE_MS, false)]);
    await until(page, 'the endless loop', async () => !(await alive()));
    return ['a frozen tab; another tab works', []];
  },
};

/** Header, footer and the other parts are there, and a link of the header leads on. */
async function expectUsable({ page, part }: Visit): Promise<void> {
  const isDialogOpen = isShown(page, `${DIALOG}:visible`);
  if (await isDialogOpen()) await page.keyboard.press('Escape');
  await until(page, 'the closed dialog', async () => !(await isDialogOpen()));
  await until(page, 'the footer', isShown(page, 'footer'));
  if (part.slot) await until(page, 'the other parts', isShown(page, 'main :text("Friss hírek")'));
  const target = part.path === '/mozi' ? 'Elérhetőség' : 'Mozi';
  await click(page, mainNavigation(page).getByRole('link', { name: target, exact: true }));
  await until(page, `the page “${target}”`, isShown(page, `h1:has-text("${target}")`));
}

const UNTIL_LEFT: ReadonlySet<Outcome> = new Set(['retries', 'unavailable', 'frozen']);

/** What the browser's console and error events have, by which developers find the release. */
function loggedOf({ part }: Visit, moments: readonly Moment[]): string {
  const errors = moments.filter(({ what }) => what === 'warn' || what === 'error');
  const release = new RegExp(`${part.app}(@|/)[0-9a-f]{16}`);
  if (errors.some(({ text }) => release.test(text))) return 'app and release';
  return errors.length > 0 ? 'without the release' : '';
}

interface BrowserFault {
  part: Part;
  fault: string;
  /** What the requirements want. */
  outcome: Outcome;
}

/** A visitor whose clock stands still, but for the steps of `until`. */
async function newVisit(context: BrowserContext, origin: string, { part, fault }: BrowserFault) {
  const page = await context.newPage();
  await page.clock.install({ time: clockNow() });
  await page.clock.pauseAt(clockNow().getTime() + 60_000);
  await record(page);
  const chosen = { part: partName(part), fault };
  await page.addInitScript((value) => {
    window.drillFault = value;
  }, chosen);
  await breakFiles(page, origin, part, fault);
  const moments = async () => (await momentsOf(page)).filter((moment) => isOf(part, moment));
  return { page, part, moments };
}

async function watch(visited: Visit, origin: string, row: Row, outcome: Outcome): Promise<void> {
  const isFrozen = outcome === 'frozen';
  const opened = open(visited, origin);
  // In a frozen tab it never ends, or fails when the tab is closed.
  if (isFrozen) opened.catch(() => undefined);
  else await opened;
  const start = performance.now();
  const [seen, issues] = await OUTCOMES[outcome](visited, row.fault === 'hanging');
  const seconds = Math.round((performance.now() - start) / 1000);
  const during = UNTIL_LEFT.has(outcome) ? 'until left' : `${seconds} s`;
  const logged = isFrozen ? '' : loggedOf(visited, await visited.moments());
  Object.assign(row, { seen, during, logged, issues });
  if (!isFrozen) await expectUsable(visited);
}

/** Breaks the part for one visitor and watches what becomes of the page. */
export async function browserRow(
  browser: Browser,
  origin: string,
  broken: BrowserFault,
): Promise<Row> {
  const { part, fault, outcome } = broken;
  const row: Row = {
    ...{ fault, side: 'browser', part: partName(part), seen: 'something else', during: '' },
    ...{ logged: '', taken: '', issues: [] },
  };
  const locale = { locale: 'hu-HU', timezoneId: 'Europe/Budapest' };
  const context = await browser.newContext({ ...locale, serviceWorkers: 'block' });
  try {
    await watch(await newVisit(context, origin, broken), origin, row, outcome);
    const other = await browser.newPage();
    await other.goto(origin + START);
    await other.close();
  } catch (error) {
    row.issues.push(String((error as Error).message.split('\n')[0]));
  } finally {
    await context.close();
  }
  return row;
}
