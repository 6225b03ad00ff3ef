/** The search in the list of discounts. */
import type { Page } from 'playwright/test';
import { expect, test, visit } from '../site/visitor.ts';

const NOTHING = 'Nincs keresési találat!';

function listOf(page: Page) {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox'),
    status: main.getByRole('status'),
    cards: main.getByRole('article'),
  };
}

test('the keyboard alone moves through the cards in view, finds nothing, goes back to all, and on to a discount', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/kedvezmenyek');
  const { field, status, cards } = listOf(page);
  // The row scrolls with the focus once the number of the current card is shown.
  await expect(page.getByRole('main').getByText(/^1 \/ \d+$/)).toBeVisible();
  await cards.first().getByRole('link').focus();
  for (const index of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    const link = cards.nth(index).getByRole('link');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await field.focus();
  await page.keyboard.type('zzxqkw');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  await expect(status).toHaveText(NOTHING);
  // Category, shop and the box of what ends soon are between the two.
  for (let field = 0; field < 4; field += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Mutasd az összeset' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kedvezmenyek');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('reserved');
  await expect(status).toHaveText(/ találat erre: „reserved”/);
  await expect(page).toHaveURL('/kedvezmenyek?kereses=reserved');
  for (let field = 0; field < 5; field += 1) await page.keyboard.press('Tab');
  await expect(cards.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kedvezmenyek\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/kedvezmenyek?kereses=reserved');
  await expect(field).toHaveValue('reserved');

  await test.step('a link that is taken while letters are still settling leads where it says', async () => {
    await field.fill('libri');
    await page.getByRole('banner').getByRole('link', { name: 'Mozi' }).first().click();
    await expect(page).toHaveURL('/mozi');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/mozi');
  });
});
