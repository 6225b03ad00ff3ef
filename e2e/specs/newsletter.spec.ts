/** The newsletter's form and its mails' links against the real API: with a script, and without one. */
import type { Locator, Page } from 'playwright/test';
import { newAddress, test } from '../site/form-visitor.ts';
import { holdRequests, SHELL_SCRIPT, watchRequests } from '../site/requests.ts';
import { linksInMailTo } from '../site/staff.ts';
import {
  expect,
  rememberLanguage,
  visit,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

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

/** The links of the mail to `address`, with the button of each and what it leads to. */
function buttonsFor(address: string) {
  const { confirm, unsubscribe } = linksInMailTo(address);
  return [
    {
      link: confirm,
      button: 'Feliratkozás megerősítése',
      headline: 'Megerősítetted a feliratkozásodat!',
      text: 'Köszönjük, a feliratkozásodat megerősítetted. Hamarosan jelentkezünk!',
    },
    {
      link: unsubscribe,
      button: 'Leiratkozás',
      headline: 'Sikeres leiratkozás',
      text: 'a címedet töröltük',
    },
  ];
}

test('a visitor is told what is wrong, mends it, may sign up again, and confirms and unsubscribes by a button', async ({
  page,
  consoleLines,
}) => {
  await visit(page, '/elerhetoseg');
  const form = new NewsletterForm(page);
  await form.send('no address');
  await form.readMessage('Hoppá, valami hiba történt!', REFUSED);
  await form.expectText('Érvénytelen email cím!');
  await expect(form.email).toBeFocused();
  await expect(form.email).toBeInViewport({ ratio: 1 });
  await expect(form.email).toHaveValue('no address');
  const address = newAddress();
  for (const _time of ['first', 'second']) {
    await form.send(address);
    await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
    await expect(form.email).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
  }
  for (const { link, button, headline } of buttonsFor(address)) {
    await page.goto(link);
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL(/\/(\?newsletter=\w+)?#hirlevel$/);
    await form.readMessage(headline, '');
  }
  expect(consoleLines.filter((line) => !line.includes('422'))).toEqual([]);
});

/** The link of a mail; its token is unknown. */
const CONFIRM = '/api/newsletter/confirm?token=unknown';

test.describe('a visitor from a mail', () => {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('confirms and unsubscribes by a button', async ({ page, consoleLines }) => {
      const address = newAddress();
      await page.goto('/elerhetoseg');
      await new NewsletterForm(page).send(address);
      await expect(page.getByText('Küldtünk egy levelet')).toBeVisible();
      for (const { link, button, text } of buttonsFor(address)) {
        await page.goto(link);
        await expect(page.getByRole('button', { name: button })).toHaveCSS('cursor', 'pointer');
        await page.getByRole('button', { name: button }).click();
        await expect(page).toHaveURL(/\/(\?newsletter=\w+)?#hirlevel$/);
        await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
      }
      expect(consoleLines).toEqual([]);
    });
  });

  test('reads it in English', async ({ page, context, baseURL }) => {
    await rememberLanguage(context, 'en', baseURL ?? '');
    await page.goto(CONFIRM);
    const dialog = page.getByRole('dialog', { name: 'This link is no longer valid' });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/#hirlevel');
    await expect(page.getByRole('heading', { name: 'Subscribe to our newsletter' })).toBeFocused();
  });

  test('is at the newsletter, also when the message opens on the way, and stays when it closes', async ({
    page,
  }) => {
    // The page is at the newsletter at once, without a scroll that takes time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const layoutShift = await watchLayoutShift(page);
    const requests = watchRequests(page);
    const letMessagePass = await holdRequests(page, '**/dialogs.js');
    await page.goto('/?utm_source=mail&newsletter=confirmed#hirlevel');
    await page.waitForFunction(() => window.scrollY > 0);
    letMessagePass();
    const dialog = page.getByRole('dialog', { name: 'Megerősítetted a feliratkozásodat!' });
    await expect(dialog).toHaveCSS('opacity', '1');
    await expect(
      page.getByRole('main').getByRole('heading', { name: /hírlevel/i, includeHidden: true }),
    ).toBeInViewport();
    await requests.settled();
    const asked = requests.all.length;
    const scrollTop = () => page.evaluate(() => scrollY);
    const before = await scrollTop();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/?utm_source=mail#hirlevel');
    await expect(dialog).toHaveCount(0);
    expect(await scrollTop()).toBeCloseTo(before, -2);
    const paths = requests.paths().slice(asked);
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
  });

  test('has the focus on the page again, and Back and Forward show no message', async ({
    page,
    browserName,
  }) => {
    test.skip(
      browserName === 'firefox',
      'WebDriver BiDi waits for a load that a kept page has not',
    );
    await page.goto('/mozi');
    await page.goto('/?newsletter=confirmed');
    await new NewsletterForm(page).readMessage('Megerősítetted', 'Köszönjük!');
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/mozi');
    await page.goForward();
    await expect(page).toHaveURL('/');
    await waitForHydration(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
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
