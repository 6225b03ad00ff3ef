/** The newsletter's form against the real API: with a script, and without one. */
import type { Locator, Page } from '@playwright/test';
import { comeAlive, expect, test } from '../site/visitor.ts';

/** An address that no other test and no earlier run has used. */
const newAddress = () => `visitor-${crypto.randomUUID()}@example.com`;

/** The API counts forms by client; each test is a client of its own. */
test.use({
  extraHTTPHeaders: async ({ baseURL: _ }, use, { parallelIndex, repeatEachIndex, line }) => {
    await use({ 'x-forwarded-for': `10.${parallelIndex}.${repeatEachIndex % 256}.${line % 256}` });
  },
});

class NewsletterForm {
  private readonly page: Page;
  private readonly region: Locator;
  readonly email: Locator;
  readonly consent: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Iratkozz fel a hírlevelünkre!' });
    this.email = this.region.getByRole('textbox', { name: 'E-mail-cím' });
    this.consent = this.region.getByRole('checkbox', { name: /Elfogadom az adatvédelmi/ });
  }

  async send(address: string, { agrees = true } = {}): Promise<void> {
    await this.email.fill(address);
    if (agrees) await this.consent.check();
    await this.region.getByRole('button', { name: 'Feliratkozom' }).click();
  }

  /** Reads a message of this headline and closes it. */
  async readMessage(headline: string, text: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: headline });
    await expect(dialog).toContainText(text);
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async expectText(text: string): Promise<void> {
    await expect(this.region).toContainText(text);
  }
}

const REFUSED =
  'Kérjük, adj meg egy érvényes email címet, és fogadd el az adatvédelmi tájékoztatót!';

for (const path of ['/', '/elerhetoseg']) {
  test(`a visitor signs up on ${path}`, async ({ page, consoleLines }) => {
    await page.goto(path);
    await comeAlive(page);
    const form = new NewsletterForm(page);
    await form.send(newAddress());
    await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
    await expect(form.email).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
    expect(consoleLines).toEqual([]);
  });
}

test('a pending address may sign up again', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  const form = new NewsletterForm(page);
  const address = newAddress();
  for (const _time of ['first', 'second']) {
    await form.send(address);
    await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
  }
});

test('what is no address is refused by the server, and stays', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  const form = new NewsletterForm(page);
  await form.send('no address');
  await form.readMessage('Hoppá, valami hiba történt!', REFUSED);
  await form.expectText('Érvénytelen email cím!');
  await expect(form.email).toHaveValue('no address');
  await expect(form.consent).toBeChecked();
});

test('without consent the server refuses', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  const form = new NewsletterForm(page);
  await form.send(newAddress(), { agrees: false });
  await form.readMessage('Hoppá, valami hiba történt!', REFUSED);
  await form.expectText('Kérjük, fogadd el az adatvédelmi tájékoztatót!');
});

test('a form that finds no server stays as it was', async ({ page }) => {
  await page.goto('/');
  await comeAlive(page);
  await page.route('**/api/newsletter', (route) => route.abort());
  const form = new NewsletterForm(page);
  const address = newAddress();
  await form.send(address);
  await form.readMessage('Hoppá, valami hiba történt!', REFUSED);
  await expect(form.email).toHaveValue(address);
  await page.unroute('**/api/newsletter');
  await form.send(address);
  await form.readMessage('Sikeres hírlevél feliratkozás!', 'Küldtünk egy levelet');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor signs up', async ({ page }) => {
    await page.goto('/elerhetoseg');
    const form = new NewsletterForm(page);
    await form.send(newAddress());
    await expect(page).toHaveURL('/?newsletter=sent#hirlevel');
    await form.expectText('Küldtünk egy levelet');
  });

  test('a visitor reads what is wrong', async ({ page }) => {
    await page.goto('/');
    const form = new NewsletterForm(page);
    await form.send(newAddress(), { agrees: false });
    await expect(page).toHaveURL('/?newsletter=refused#hirlevel');
    await form.expectText(REFUSED);
  });
});
