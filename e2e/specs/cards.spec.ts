/** The forms of the cards and of the account behind one, against the real API: with a script and without. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@mall/contracts';
import type { Locator, Page } from 'playwright/test';
import { expectAccessibleAtWidths } from '../site/accessibility.ts';
import { newAddress, test } from '../site/form-visitor.ts';
import { holdRequests, SHELL_SCRIPT } from '../site/requests.ts';
import { inMailTo, staff } from '../site/staff.ts';
import { expect, visit } from '../site/visitor.ts';

const { BRAND_SLUG } = readSettings({});
const CARD_PAGE = { hu: `/my${BRAND_SLUG}-kartya`, en: `/my${BRAND_SLUG}-card` };
const PASSWORD = 'egy elég hosszú jelszó';

/** Lines of the console besides the browser's own about a response that refuses a form. */
const unexpected = (lines: readonly string[]) =>
  lines.filter((line) => !/Failed to load resource.*(422|ERR_FAILED)/.test(line));

const formOf = (page: Page, name: string) =>
  page.locator('form').filter({ has: page.locator(`input[name=form][value=${name}]`) });

async function type(form: Locator, inputs: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(inputs)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
}

const LOYALTY = {
  last_name: 'Kovács',
  first_name: 'Anna',
  birthday: '1990-04-23',
  postal_code: '1222',
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

test('what is typed, also while the page loads, is there in the other language and after another page', async ({
  page,
  consoleLines,
}) => {
  const letScriptPass = await holdRequests(page, SHELL_SCRIPT);
  await page.goto(CARD_PAGE.hu, { waitUntil: 'commit' });
  const form = formOf(page, 'loyaltyCard');
  await form.locator('[name=last_name]').fill(LOYALTY.last_name);
  const search = page.getByRole('main').getByRole('searchbox');
  await search.pressSequentially('libri');
  letScriptPass();
  await expect(page.getByRole('status').filter({ hasText: '1 találat' })).toBeVisible();
  await expect(search).toHaveValue('libri');
  const { last_name: _, ...others } = LOYALTY;
  await type(form, others);
  await form.getByRole('checkbox', { name: 'Kérem a hírlevelet is.' }).check();
  // Further down the header is low and has no language switch.
  await page.mouse.wheel(0, -10_000);
  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expect(page).toHaveURL(CARD_PAGE.en);
  const expectKept = async () => {
    for (const [name, value] of Object.entries(LOYALTY))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(/password/.test(name) ? '' : value);
    await expect(form.getByRole('checkbox', { name: 'newsletter' })).toBeChecked();
  };
  await expectKept();
  await page.getByRole('banner').getByRole('link', { name: 'Napliget' }).first().click();
  await expect(page).toHaveURL('/?lang=en');
  await page.goBack();
  await expectKept();
  expect(consoleLines).toEqual([]);
});

test('a visitor asks for the loyalty card over a connection that breaks', async ({
  page,
  consoleLines,
}) => {
  await visit(page, CARD_PAGE.hu);
  const form = formOf(page, 'loyaltyCard');
  const submit = form.getByRole('button', { name: 'Igénylem a kártyát' });
  await submit.click();
  const report = form.getByRole('alert');
  await expect(report.locator('..')).toBeFocused();
  await expect(report.getByRole('link')).toHaveCount(9);
  await expectAccessibleAtWidths(page);
  await report.getByRole('link').last().click();
  await expect(form.locator('[name=accept_terms]')).toBeFocused();
  await type(form, { ...LOYALTY, email: newAddress() });
  await form.getByRole('radio', { name: 'Nem adom meg' }).check();
  await form.getByRole('checkbox', { name: /Elfogadom az adatvédelmi/ }).check();

  const keys: (string | undefined)[] = [];
  await page.route('**/api/customer/register', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The API takes it, and the response is lost.
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await expect(report).toContainText('Hoppá, valami hiba történt!');
  await expect(form.locator('[name=last_name]')).toHaveValue('Kovács');
  await page.unroute('**/api/customer/register');
  page.on('request', (request) => {
    if (request.url().endsWith('/api/customer/register'))
      keys.push(request.headers()['idempotency-key']);
  });
  await report.getByRole('button', { name: 'Újra elküldöm' }).click();
  await expect(page.getByRole('heading', { name: 'Nézd meg a postaládádat!' })).toBeFocused();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
  await expectAccessibleAtWidths(page);
  expect(unexpected(consoleLines)).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a visitor asks for the family card, and mends what is wrong', async ({ page }) => {
    await page.goto(CARD_PAGE.en);
    const form = formOf(page, 'familyCard');
    const submit = form.getByRole('button', { name: 'Request the family card' });
    const inputs = {
      ...{ last_name: 'Kovács', first_name: 'Anna', email: newAddress() },
      ...{ phone_number: '+36 30 123 4567', postal_code: '1222', city: 'Budapest' },
    };
    await type(form, { ...inputs, birthday: '2015-01-01' });
    await form.getByRole('checkbox', { name: /I accept/ }).check();
    await submit.click();
    await expect(page).toHaveURL(`${CARD_PAGE.en}#csaladi-igenyles`);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.getByRole('alert')).toBeInViewport();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Family card is available only above age 18!',
      'Address is required!',
    ]);
    for (const [name, value] of Object.entries(inputs)) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await type(form, { birthday: '1990-04-23', street_address: 'Liget sor 12.' });
    await submit.click();
    await expect(page.getByRole('heading', { name: 'Your request was successful!' })).toBeVisible();
  });
});

/** Imports a gift card. @returns its token. */
function importGiftCard(): string {
  const token = crypto.randomUUID();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'gift-cards-')), 'cards.csv');
  const rows = [
    'token,valid_until,date,kind,amount',
    `${token},2027-03-14,2026-03-14,top_up,20000`,
    `${token},2027-03-14,2026-11-20,purchase,-7500`,
  ];
  writeFileSync(file, rows.join('\n'));
  staff('gift-cards', file);
  return token;
}

test('a visitor reads what is left on a gift card, and its code is in no URL', async ({
  page,
  consoleLines,
}) => {
  const token = importGiftCard();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await visit(page, '/gift-card');
  const form = formOf(page, 'giftCardBalance');
  await type(form, { token });
  await form.getByRole('button', { name: 'Show the balance' }).click();
  await expect(page.getByText('HUF 12,500')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Latest transactions' }).getByRole('row'),
  ).toHaveCount(3);
  await expectAccessibleAtWidths(page);
  expect(urls.filter((url) => url.includes(token))).toEqual([]);
  expect(unexpected(consoleLines)).toEqual([]);
});

test('an account is made by the button of a mail, gets a new password, and is deleted', async ({
  page,
  consoleLines,
}) => {
  const email = newAddress();
  const account = { ...LOYALTY, email, gender: 'female', accept_terms: true, newsletter: false };
  expect((await page.request.post('/api/customer/register', { data: account })).status()).toBe(201);

  await page.goto(inMailTo(email, /(\/api\/customer\/register\/confirm\S+)/));
  await page.getByRole('button', { name: 'Kérem a hűségkártyát' }).click();
  await expect(page.getByRole('heading', { name: 'Elkészült a hűségkártyád!' })).toBeVisible();

  await visit(page, '/elfelejtett-jelszo');
  await type(formOf(page, 'passwordMail'), { email });
  await page.getByRole('button', { name: 'Kérem a levelet' }).click();
  await expect(page.getByRole('heading', { name: 'Nézd meg a postaládádat!' })).toBeFocused();
  const link = inMailTo(email, /(\/elfelejtett-jelszo\/\S+)/);
  await visit(page, link);
  const password = `új ${PASSWORD}`;
  await type(formOf(page, 'newPassword'), { password, password_confirmation: password });
  await page.getByRole('button', { name: 'Mentem az új jelszót' }).click();
  await expect(page.getByText('Megváltozott a jelszavad!')).toBeVisible();

  await visit(page, `/my${BRAND_SLUG}-torles`);
  await type(formOf(page, 'accountDeletion'), { email });
  await page.getByRole('button', { name: 'Kérem a levelet' }).click();
  await expect(page.getByRole('heading', { name: 'Nézd meg a postaládádat!' })).toBeFocused();
  await page.goto(inMailTo(email, /(\/api\/delete\/confirm\S+)/));
  await page.getByRole('button').click();
  await expect(page).toHaveURL('/?deleted=1');
  const message = page.getByRole('dialog', { name: 'Sikeres fiók törlés' });
  await expectAccessibleAtWidths(page);
  await message.getByRole('button', { name: 'Bezárás' }).last().click();
  await expect(page).toHaveURL('/');
  await expect(message).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
  expect(unexpected(consoleLines)).toEqual([]);
});
