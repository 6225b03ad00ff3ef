/** The list of shops with its filters, and the page of a shop. */
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { expect, test, visit, watchLayoutShift } from '../site/visitor.ts';

function listOf(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    field: main.getByRole('searchbox'),
    status: main.getByRole('status'),
    cards: main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
    disclosure: main.locator('summary'),
  };
}

const numberIn = async (page: Page) =>
  Number.parseInt((await listOf(page).status.textContent()) ?? '', 10);

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters are combined, counted, shared and kept', async ({ page, consoleLines }) => {
    const shifts = await watchLayoutShift(page);
    await visit(page, '/uzletek');
    const { main, status, cards, disclosure } = listOf(page);
    const all = await numberIn(page);
    await expect(cards.nth(1)).toBeInViewport();
    expect(await shifts()).toBeLessThan(0.01);
    await disclosure.click();
    const upper = main.getByRole('radio', { name: /^Emelet/ });
    await upper.check();
    await expect(page).toHaveURL('/uzletek?szint=upper');
    await expect(upper).toBeFocused();
    await expect(status).not.toHaveText(`${all} üzlet`);
    const giftCard = main.getByRole('checkbox', { name: /^Ajándékkártya/ });
    const promised = (await giftCard.locator('..').textContent())?.match(/\d+(?=\)$)/)?.[0];
    await giftCard.check();
    await expect(status).toHaveText(`${promised} üzlet`);
    await expect(cards).toHaveCount(Number(promised));
    expect(Number(promised)).toBeLessThan(all);
    await expect(page).toHaveURL('/uzletek?szint=upper&szolgaltatas=gift-card');
    await main.getByRole('button', { name: `${promised} üzlet mutatása` }).click();
    await expect(main.getByRole('heading', { name: `Találatok: ${promised} üzlet` })).toBeFocused();
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await main.getByRole('link', { name: 'Térkép' }).click();
    await expect(page).toHaveURL('/uzletek/terkep?szint=upper&szolgaltatas=gift-card');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Térkép');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Üzletek');
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL('/shops?szint=upper&szolgaltatas=gift-card');
    await main.getByRole('link', { name: 'Remove the filter: First floor' }).click();
    await expect(page).toHaveURL('/shops?szolgaltatas=gift-card');
    await expect(main.getByRole('link', { name: /First floor$/ })).toHaveCount(0);
    await disclosure.click();
    await expect(main.getByRole('radio', { name: 'Any' })).toBeChecked();
    expect(consoleLines).toEqual([]);
    await expectAccessible(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent', async ({ page }) => {
    await page.goto('/uzletek?kategoria=restaurant-cafe');
    const { main, field, status, cards, disclosure } = listOf(page);
    await field.fill('kavezo');
    await disclosure.click();
    await main.getByRole('checkbox', { name: /^Állatbarát/ }).check();
    await main.getByRole('button', { name: 'Mutasd' }).click();
    await expect(page).toHaveURL(
      '/uzletek?kategoria=restaurant-cafe&q=kavezo&szolgaltatas=pet-friendly',
    );
    await expect(cards).toHaveCount(1);
    await expect(status).toHaveText('1 üzlet');
    await expect(cards).toContainText('Kisfaludi Kávézó');
  });
});

test('a letter and Back lead to the same shops while those far away are not rendered', async ({
  page,
}) => {
  // The scroll to a letter ends at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/uzletek');
  const { main } = listOf(page);
  const group = main.getByRole('region', { name: 'R', exact: true });
  await expect(group).toHaveAttribute('data-measured');
  await main.getByRole('link', { name: 'R', exact: true }).click();
  await expect.poll(() => topOf(group)).toBeLessThan(200);
  const top = await topOf(group);
  await group.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Üzletek');
  await page.goBack();
  await expect.poll(() => topOf(group)).toBe(top);
});
