/** The cookie notice, and that nothing is measured without the visitor's consent. */
import type { Page } from 'playwright/test';
import { holdRequests, SHELL_SCRIPT } from '../site/requests.ts';
import {
  expect,
  mainNavigation,
  test,
  visit,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

class CookieNotice {
  readonly #region;
  readonly #everywhere;
  readonly accept;
  readonly refuse;
  readonly close;
  readonly settings;

  constructor(page: Page) {
    this.#region = page.getByRole('region', { name: 'Sütik' });
    this.#everywhere = page.getByRole('region', { name: 'Sütik', includeHidden: true });
    this.accept = this.#region.getByRole('button', { name: 'Elfogadom' });
    this.refuse = this.#region.getByRole('button', { name: 'Elutasítom' });
    this.close = this.#region.getByRole('button', { name: 'Bezárás' });
    this.settings = page.getByRole('button', { name: 'Sütibeállítások' });
  }

  expectShown = () => expect(this.#region).toBeVisible();
  async expectHidden(): Promise<void> {
    await expect(this.#everywhere).toHaveCount(1);
    await expect(this.#everywhere).toBeHidden();
  }
  expectAway = () => expect(this.#everywhere).toHaveCount(0);
  expectFocused = () => expect(this.#region).toBeFocused();
  expectText = (text: string) => expect(this.#region).toContainText(text);

  share = () =>
    this.#region.evaluate((region) => region.getBoundingClientRect().height / window.innerHeight);

  async reopen(): Promise<void> {
    await this.settings.click();
  }
}

const events = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

async function open(page: Page, path: string): Promise<CookieNotice> {
  await visit(page, path);
  return new CookieNotice(page);
}

test('the server’s page has it, and an answer counts before the page is hydrated', async ({
  page,
}) => {
  await page.route(SHELL_SCRIPT, () => undefined);
  await page.goto('/ajandekkartya', { waitUntil: 'commit' });
  const notice = new CookieNotice(page);
  await notice.refuse.click();
  await notice.expectHidden();
  await page.unrouteAll();
  await page.reload();
  await waitForHydration(page);
  await notice.expectAway();
});

test('Accept and refusal are equals, the page behind stays usable, and no later page has it', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  const notice = await open(page, '/ajandekkartya');
  await notice.expectShown();
  const [accept, refuse] = await Promise.all([
    notice.accept.evaluate(looks),
    notice.refuse.evaluate(looks),
  ]);
  expect(accept).toEqual(refuse);
  expect(await layoutShift()).toBeLessThanOrEqual(0.02);
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL('/mozi');
  await notice.expectShown();
  await notice.accept.click();
  const letScriptPass = await holdRequests(page, SHELL_SCRIPT);
  await page.goto('/ajandekkartya', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await notice.expectHidden();
  letScriptPass();
  await waitForHydration(page);
  await notice.expectAway();
});

function looks(element: Element): Record<string, unknown> {
  const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
  const { width, height, top } = element.getBoundingClientRect();
  return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height, top };
}

test('what has the focus is never behind the notice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const notice = await open(page, '/');
  await notice.expectShown();
  const top = await notice.accept.evaluate(
    (button) => button.closest('section')?.getBoundingClientRect().top ?? 0,
  );
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const { activeElement } = document;
      const isPart = activeElement?.closest('main, footer');
      return isPart ? (activeElement?.getBoundingClientRect().top ?? 0) : 0;
    });
    expect(bottom).toBeLessThan(top);
  }
});

test('in a low window it covers a third at most; after an answer the page has the focus, and nothing scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const notice = await open(page, '/tropicarium');
  await notice.expectShown();
  // Until its font is there, the text may take one line more.
  await expect.poll(notice.share).toBeLessThan(1 / 3);
  await page.evaluate(() => window.scrollTo(0, 500));
  await notice.refuse.click();
  await notice.expectAway();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await notice.reopen();
  await expect(notice.close).toBeInViewport({ ratio: 1 });
  await expect.poll(notice.share).toBeLessThan(1 / 3);
});

test('a refusal is remembered, can be changed, and nothing is recorded before', async ({
  page,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  let notice = await open(page, '/');
  await notice.refuse.click();
  await notice.expectAway();
  notice = await open(page, '/');
  await notice.expectAway();
  expect(await events(page)).toEqual([]);

  await notice.reopen();
  await notice.expectFocused();
  await notice.expectText('elutasítottad');
  await notice.accept.click();
  await notice.expectAway();
  await expect(notice.settings).toBeFocused();
  await expect.poll(() => events(page)).toEqual([{ event: 'PageView', path: '/' }]);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
