/** What visitors come for, from the home page on a phone, in few taps (what the forms do has specs of its own). */
import type { Locator, Page } from 'playwright/test';
import { expect, test, visit } from '../site/visitor.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

/** Taps in turn what `targets` find: a link, a button, a field. */
async function tap(page: Page, ...targets: ((main: Locator) => Locator)[]): Promise<void> {
  for (const find of targets) await find(page.getByRole('main')).click();
}

const link = (name: string | RegExp) => (main: Locator) => main.getByRole('link', { name }).first();
const button = (name: string | RegExp) => (main: Locator) =>
  main.page().getByRole('button', { name });

/** The suggestions of the search, of which the opening is one tap. */
async function search(page: Page, text: string): Promise<Locator> {
  await tap(page, button('Keresés'));
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(text);
  return page.getByRole('listbox');
}

test('the next dubbed film for children, and a family’s price: three taps', async ({ page }) => {
  await visit(page, '/');
  await tap(page, link('Teljes moziműsor'));
  await page.getByRole('combobox', { name: 'Korhatár' }).selectOption({ label: 'gyerekfilm' });
  await page.getByRole('combobox', { name: 'Változat' }).selectOption({ label: 'szinkron' });
  await expect(page).toHaveURL(/kor=.*valtozat=|valtozat=.*kor=/);
  await expect(page.getByText(/2 felnőtt \+ 2 gyerek/)).toBeInViewport();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/\d+:\d\d/);
});

test('the balance of a gift card: three taps', async ({ page }) => {
  await visit(page, '/');
  await tap(page, button('Menü'), button('Szolgáltatások'));
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Ajándékkártya/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Megnézem az egyenleget' })).toBeInViewport();
});

test('the tram that goes there: two taps', async ({ page }) => {
  await visit(page, '/');
  await tap(page, link('Így jutsz ide'), link('Busszal, villamossal'));
  await expect(page.getByText(/47-es villamos/).last()).toBeInViewport();
});

test('the shops that take the loyalty card: three taps', async ({ page }) => {
  await visit(page, '/');
  await tap(page, link('Minden üzlet'));
  await page.getByRole('main').locator('summary').first().click();
  await page.getByLabel(/^Hűségkártya/).check();
  await expect(page.getByRole('button', { name: /^\d+ üzlet mutatása$/ })).toBeInViewport();
});

test('the weekend with children: two taps', async ({ page }) => {
  await visit(page, '/');
  await tap(page, link('Minden program'), link('Hétvége gyerekkel'));
  await expect(page).toHaveURL(/nap=hetvege&kor=gyerek/);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d+:\d\d/ })
      .first(),
  ).toBeVisible();
});

test('the hours at Christmas: one tap', async ({ page }) => {
  await visit(page, '/');
  await page.locator('header [data-clock=device]').first().click();
  await expect(page.getByRole('dialog')).toContainText(/dec(\.|ember)\s24/);
});

test('a place for a baby, and the way with a wheelchair: three taps each', async ({ page }) => {
  await visit(page, '/');
  await tap(page, button('Menü'));
  await page.getByRole('dialog').getByRole('link', { name: 'Információ' }).click();
  await tap(page, link('Mosdók, baba-mama szobák'));
  await expect(page.getByRole('link', { name: 'Baba-mama szoba' }).first()).toBeInViewport();
  await tap(page, link('Kerekesszékkel'));
  await expect(page.getByRole('heading', { name: 'Kerekesszékkel' })).toBeInViewport();
});

test('from a car park to a shop without stairs: three taps', async ({ page }) => {
  await visit(page, '/');
  await (await search(page, 'libri')).getByRole('option').first().click();
  await tap(page, link('Útvonal innen: P1 mélygarázs'));
  await expect(page).toHaveURL(/lepcso=nem/);
  await expect(page.getByText(/\d+ m, körülbelül \d+ perc/)).toBeInViewport();
  await expect(page.locator('polyline:visible').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Lépésről lépésre' })).toBeInViewport();
});

test('three shops in one visit, ready to print: four taps', async ({ page }) => {
  await visit(page, '/uzletek');
  for (const shop of ['Libri Könyvesbolt', 'Sportisimo', 'Reserved'])
    await tap(page, button(`${shop} hozzáadása a látogatáshoz`));
  await tap(page, link('Látogatás tervezése'));
  await expect(page.getByRole('heading', { name: 'A látogatásom' })).toBeInViewport();
  await expect(page.getByText(/\d+ m, kb\. \d+ perc séta/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Nyomtatás', exact: true })).toBeVisible();
});

/** A page of the services, by the menu: three taps. */
async function openService(page: Page, name: RegExp): Promise<void> {
  await visit(page, '/');
  await tap(page, button('Menü'), button('Szolgáltatások'));
  await page.getByRole('dialog').getByRole('link', { name }).first().click();
}

test('the loyalty card, with a mistake mended: four taps to the form', async ({ page }) => {
  await openService(page, /Hűségkártya/);
  await tap(page, link('Kérem a hűségkártyát'));
  const postalCode = page.getByRole('textbox', { name: 'Irányítószám' }).first();
  await expect(page.getByRole('group', { name: 'Rólad' }).first()).toBeInViewport();
  await postalCode.fill('12');
  await tap(page, button('Igénylem a kártyát'));
  await page
    .getByRole('alert')
    .getByRole('link', { name: /irányítószám/i })
    .click();
  await expect(postalCode).toBeFocused();
});

test('a receipt for the competition: four taps to the form', async ({ page }) => {
  await openService(page, /Mikulás nyomában/);
  await tap(page, link('Blokkfeltöltés'));
  await expect(page.getByRole('heading', { name: 'Töltsd fel a blokkodat' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Teljes név' })).toBeInViewport();
});
