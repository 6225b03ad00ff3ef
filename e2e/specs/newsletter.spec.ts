/** The newsletter's form and its mails' links against the real API: with a script, and without one. */
import type { Locator, Page } from 'playwright/test';
import { holdRequests } from '../site/held-requests.ts';
import { linksInMailTo } from '../site/outbox.ts';
import { SHELL_SCRIPT } from '../site/shell-script.ts';
import {
  expect,
  rememberLanguage,
  test,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

/** An address that no other test and no earlier run has used. */
const newAddress = () => `visitor-${crypto.randomUUID()}@example.com`;

/** The API counts forms by client; each test is a client of its own. */
test.use({
  extraHTTPHeaders: async ({ baseURL: _ }, use, { parallelIndex, repeatEachIndex, line }) => {
    await use({ 'x-forwarded-for': `10.${parallelIndex}.${repeatEachIndex % 256}.${line % 256}` });
  },
});

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

  /** Reads a message of this headline and closes it. */
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

for (const path of ['/', '/elerhetoseg']) {
  test(`a visitor signs up on ${path}`, async ({ page, consoleLines }) => {
    await page.goto(path);
    await waitForHydration(page);
    const form = new NewsletterForm(page);
    await form.send(newAddress());
    await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
    await expect(form.email).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
    expect(consoleLines).toEqual([]);
  });
}

test('a pending address may sign up again', async ({ page }) => {
  await page.goto('/elerhetoseg');
  await waitForHydration(page);
  const form = new NewsletterForm(page);
  const address = newAddress();
  for (const _time of ['first', 'second']) {
    await form.send(address);
    await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
  }
});

test('the server refuses what is no address, and what lacks consent', async ({ page }) => {
  await page.goto('/elerhetoseg');
  await waitForHydration(page);
  const form = new NewsletterForm(page);
  await form.send(newAddress(), { agrees: false });
  await form.readMessage('Hoppá, valami hiba történt!', REFUSED);
  await form.expectText('Kérjük, fogadd el az adatvédelmi tájékoztatót!');
  await expect(form.consent).toBeFocused();
  await form.send('no address');
  await form.readMessage('Hoppá, valami hiba történt!', REFUSED);
  await form.expectText('Érvénytelen email cím!');
  await expect(form.email).toBeFocused();
  await expect(form.email).toBeInViewport({ ratio: 1 });
  await expect(form.email).toHaveValue('no address');
  await expect(form.consent).toBeChecked();
});

test('a form that reaches no server keeps its values', async ({ page }) => {
  await page.goto('/elerhetoseg');
  await waitForHydration(page);
  await page.route('**/api/newsletter', (route) => route.abort());
  const form = new NewsletterForm(page);
  const address = newAddress();
  await form.send(address);
  await form.readMessage('Hoppá, valami hiba történt!', 'próbáld újra');
  await expect(form.email).toHaveValue(address);
  await page.unroute('**/api/newsletter');
  await form.send(address);
  await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
});

/** Where the links of the mails lead to; the tokens are unknown ones. */
const CONFIRM = '/api/newsletter/confirm?token=unknown';
const UNSUBSCRIBE = '/api/newsletter/unsubscribe?token=unknown';

test.describe('a visitor from a mail', () => {
  for (const [address, headline, text] of [
    [CONFIRM, 'Ez a hivatkozás már nem érvényes', 'iratkozz fel újra'],
    [UNSUBSCRIBE, 'Sikeres leiratkozás', 'A címedet töröltük'],
  ] as const) {
    test(`reads one message: ${address}`, async ({ page, consoleLines }) => {
      await page.goto(address);
      const form = new NewsletterForm(page);
      await form.readMessage(headline, text);
      await expect(page).toHaveURL('/#hirlevel');
      await expect(page.getByRole('status').filter({ hasText: text })).toBeHidden();
      expect(consoleLines).toEqual([]);
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts: ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test('confirms and unsubscribes by a button', async ({ page, consoleLines }) => {
        const address = newAddress();
        await page.goto('/elerhetoseg');
        if (javaScriptEnabled) await waitForHydration(page);
        await new NewsletterForm(page).send(address);
        if (javaScriptEnabled)
          await new NewsletterForm(page).readMessage('Sikeres hírlevél', 'Küldtünk');
        else await expect(page.getByText('Küldtünk egy levelet')).toBeVisible();
        const links = linksInMailTo(address);
        for (const [link, button, headline, text] of [
          [
            links.confirm,
            'Feliratkozás megerősítése',
            'Megerősítetted a feliratkozásodat!',
            'Köszönjük, a feliratkozásodat megerősítetted. Hamarosan jelentkezünk!',
          ],
          [links.unsubscribe, 'Leiratkozás', 'Sikeres leiratkozás', 'a címedet töröltük'],
        ] as const) {
          await page.goto(link);
          await expect(page.getByRole('button', { name: button })).toHaveCSS('cursor', 'pointer');
          await page.getByRole('button', { name: button }).click();
          await expect(page).toHaveURL(/\/(\?newsletter=\w+)?#hirlevel$/);
          if (javaScriptEnabled) await new NewsletterForm(page).readMessage(headline, '');
          else await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
        }
        expect(consoleLines).toEqual([]);
      });
    });
  }

  test('reads it in English', async ({ page, context, baseURL }) => {
    await rememberLanguage(context, 'en', baseURL ?? '');
    await page.goto(CONFIRM);
    const dialog = page.getByRole('dialog', { name: 'This link is no longer valid' });
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/#hirlevel');
    await expect(page.getByRole('heading', { name: 'Subscribe to our newsletter' })).toBeFocused();
  });

  test('is at the same position when the message closes', async ({ page }) => {
    // The page is at the newsletter at once, without a scroll that takes time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const layoutShift = await watchLayoutShift(page);
    await page.goto('/?utm_source=mail&newsletter=confirmed#hirlevel');
    const dialog = page.getByRole('dialog', { name: 'Megerősítetted a feliratkozásodat!' });
    await expect(dialog).toHaveCSS('opacity', '1');
    await expect(
      page.getByRole('main').getByRole('heading', { name: /hírlevel/i, includeHidden: true }),
    ).toBeInViewport();
    await page.waitForLoadState('networkidle');
    const scrollTop = () => page.evaluate(() => scrollY);
    const before = await scrollTop();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/?utm_source=mail#hirlevel');
    await expect(dialog).toHaveCount(0);
    expect(await scrollTop()).toBeCloseTo(before, -2);
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
  });

  test('gets there also when the message opens on the way', async ({ page }) => {
    const open = await holdRequests(page, '**/dialogs.js');
    await page.goto('/?newsletter=confirmed#hirlevel');
    await page.waitForFunction(() => window.scrollY > 0);
    open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('heading', { name: /hírlevel/i, includeHidden: true }),
    ).toBeInViewport();
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

test('an unknown outcome in the address shows no message', async ({ page }) => {
  await page.goto('/?newsletter=anything');
  await waitForHydration(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/?newsletter=anything');
});

test('a form that was posted before the script ran shows its answer, and goes on', async ({
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

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs up', async ({ page }) => {
    await page.goto('/elerhetoseg');
    const form = new NewsletterForm(page);
    await form.send(newAddress());
    await expect(page).toHaveURL('/elerhetoseg#hirlevel');
    await form.expectText('Küldtünk egy levelet');
    await expect(form.email).toHaveValue('');
  });

  test('a visitor signs up in English', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Email address' }).fill(newAddress());
    await page.getByRole('checkbox', { name: /I accept the privacy notice/ }).check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/contact#hirlevel');
    const outcome = page.getByRole('status').filter({ hasText: 'We have sent you a message' });
    await expect(outcome).toBeInViewport();
  });

  test('a visitor reads what is wrong, and mends it', async ({ page }) => {
    await page.goto('/');
    const form = new NewsletterForm(page);
    const address = newAddress();
    await form.send(address, { agrees: false });
    await expect(page).toHaveURL('/#hirlevel');
    await form.expectText(REFUSED);
    await form.expectText('Kérjük, fogadd el az adatvédelmi tájékoztatót!');
    await expect(form.email).toHaveValue(address);
    await form.send(address);
    await form.expectText('Küldtünk egy levelet');
  });

  test('the answer is stored nowhere, and in no URL', async ({ page }) => {
    await page.goto('/');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await new NewsletterForm(page).send('no address');
    expect((await answer).headers()['cache-control']).toBe('no-store');
    await expect(page).toHaveURL('/#hirlevel');
  });

  for (const [address, text] of [
    [CONFIRM, 'Ez a hivatkozás már nem érvényes.'],
    [UNSUBSCRIBE, 'Leiratkoztál a hírlevélről'],
  ] as const) {
    test(`a visitor from a mail reads it by the form: ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: text })).toBeInViewport();
    });
  }
});
