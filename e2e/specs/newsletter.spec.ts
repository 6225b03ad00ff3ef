/** The newsletter's form and its mails' links against the real API: with a script, and without one. */
import type { Locator, Page } from 'playwright/test';
import { newAddress, test } from '../site/form-visitor.ts';
import { holdRequests, SHELL_SCRIPT, watchRequests } from '../site/requests.ts';
import { linksInMailTo } from '../site/staff.ts';
import { expect, waitForHydration, watchLayoutShift } from '../site/visitor.ts';

class NewsletterForm {
  readonly #page: Page;
  readonly #region: Locator;
  readonly email: Locator;
  readonly consent: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#region = page.getByRole('region', { name: 'Iratkozz fel a hírlevelünkre!' });
    this.email = this.#region.getByRole('textbox', { name: 'E-mail-cím' });
    this.consent = this.#region.getByRole('checkbox', { name: /Elfogadom az adatvédelmi/ });
  }

  async send(address: string, { agrees = true } = {}): Promise<void> {
    await this.email.fill(address);
    if (agrees) await this.consent.check();
    await this.#region.getByRole('button', { name: 'Feliratkozom' }).click();
  }

  async readMessage(headline: string, text: string): Promise<void> {
    const dialog = this.#page.getByRole('dialog', { name: headline });
    await expect(dialog).toContainText(text);
    await this.#page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async expectText(text: string): Promise<void> {
    await expect(this.#region).toContainText(text);
  }
}

const REFUSED =
  'Kérjük, adj meg egy érvényes email címet, és fogadd el az adatvédelmi tájékoztatót!';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs up, confirms and unsubscribes by the buttons of a mail’s links', async ({
    page,
    consoleLines,
  }) => {
    const address = newAddress();
    await page.goto('/elerhetoseg');
    await new NewsletterForm(page).send(address);
    await expect(page.getByText('Küldtünk egy levelet')).toBeVisible();
    const { confirm, unsubscribe } = linksInMailTo(address);
    for (const [link, name, text] of [
      [confirm, 'Feliratkozás megerősítése', 'Köszönjük, a feliratkozásodat megerősítetted.'],
      [unsubscribe, 'Leiratkozás', 'a címedet töröltük'],
    ] as const) {
      await page.goto(link);
      const button = page.getByRole('button', { name });
      await expect(button).toHaveCSS('cursor', 'pointer');
      await button.click();
      await expect(page).toHaveURL(/\/(\?newsletter=\w+)?#hirlevel$/);
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    }
    expect(consoleLines).toEqual([]);
  });
});

test('a link of a mail leads to the newsletter and a message, which closes there and is not shown again', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'WebDriver BiDi waits for a load that a kept page has not');
  // The page is at the newsletter at once, without a scroll that takes time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const layoutShift = await watchLayoutShift(page);
  const requests = watchRequests(page);
  await page.goto('/cinema');
  const letMessagePass = await holdRequests(page, '**/dialogs.js');
  await page.goto('/?lang=en&utm_source=mail&newsletter=confirmed#hirlevel');
  await page.waitForFunction(() => window.scrollY > 0);
  letMessagePass();
  const dialog = page.getByRole('dialog', { name: 'Your subscription is confirmed!' });
  await expect(dialog).toHaveCSS('opacity', '1');
  const heading = page
    .getByRole('main')
    .getByRole('heading', { name: 'Subscribe to our newsletter', includeHidden: true });
  await expect(heading).toBeInViewport();
  await requests.settled();
  const asked = requests.all.length;
  const scrollTop = () => page.evaluate(() => scrollY);
  const before = await scrollTop();
  await page.keyboard.press('Escape');
  const closed = '/?lang=en&utm_source=mail#hirlevel';
  await expect(page).toHaveURL(closed);
  await expect(dialog).toHaveCount(0);
  expect(await scrollTop()).toBeCloseTo(before, -2);
  await expect(heading).toBeFocused();
  const paths = requests.paths().slice(asked);
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(await layoutShift()).toBeLessThanOrEqual(0.02);
  await page.goBack();
  await expect(page).toHaveURL('/cinema');
  await page.goForward();
  await expect(page).toHaveURL(closed);
  await waitForHydration(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form that was posted before the script ran shows its result, and goes on', async ({
  page,
  consoleLines,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'an aborted script is one of a wrong hash there');
  const address = newAddress();
  let isPosted = false;
  page.on('request', (request) => {
    isPosted ||= request.isNavigationRequest() && request.method() === 'POST';
  });
  await page.route(SHELL_SCRIPT, (route) => (isPosted ? route.fallback() : route.abort()));
  await page.goto('/elerhetoseg');
  const form = new NewsletterForm(page);
  await form.send(address, { agrees: false });
  await form.expectText(REFUSED);
  await waitForHydration(page);
  await expect(form.email).toHaveValue(address);
  // The page glides to its hash: what is pressed before is somewhere else when the press ends.
  await expect(form.email).toBeInViewport();
  await form.send(address);
  await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
  await expect(form.email).toHaveValue('');
  // The aborted script, and the status of the page that shows the refused form.
  expect(consoleLines.filter((line) => !/ERR_FAILED|status of 422/.test(line))).toEqual([]);
});
