/** The header's search: suggestions while typing, by mouse, by keyboard and on phones. */
import type { Locator, Page } from 'playwright/test';
import { holdRequests, SHELL_SCRIPT } from '../site/requests.ts';
import { expect, test, visit } from '../site/visitor.ts';

function searchOf(page: Page) {
  const search = page.getByRole('banner').getByRole('search');
  const field = search.getByRole('combobox');
  return {
    field,
    list: search.getByRole('listbox'),
    options: search.getByRole('option'),
    active: search.getByRole('option', { selected: true }),
    status: search.getByRole('status'),
  };
}

/** Replaces what is in the field, by the keyboard: Firefox's protocol fills in without the page's notice. */
async function type(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.press('Delete');
  await field.pressSequentially(text);
}

/** Waits for the response to all letters: a pause between two of them asks for the first ones alone. */
async function responded(status: Locator, query: string) {
  await expect(status).toHaveText(new RegExp(` ${query}$`));
}

test('suggests by keyboard and pointer; Enter leads to all results, and a result to its part of a page', async ({
  page,
  context,
  consoleLines,
}) => {
  await visit(page, '/ajandekkartya');
  const { field, list, options, active, status } = searchOf(page);
  await type(field, 'kave');
  for (const name of ['Üzletek', 'Hírek', 'Kedvezmények'])
    await expect(list.getByRole('group', { name })).toBeVisible();
  await expect(status).toHaveText(/\d+ javaslat erre: kave/);
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(480);
  await field.press('Escape');
  await expect(list).toHaveCount(0);
  await field.press('Escape');
  await expect(field).toHaveValue('');

  await type(field, 'sportisimo');
  await responded(status, 'sportisimo');
  const opened = context.waitForEvent('page');
  await options.first().click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/uzletek/sportisimo');
  await tab.close();
  await expect(page).toHaveURL('/ajandekkartya');

  await type(field, 'sportisimo');
  await responded(status, 'sportisimo');
  await field.press('ArrowDown');
  await expect(active).toHaveText(/Sportisimo/);
  await field.press('Enter');
  await expect(page).toHaveURL('/uzletek/sportisimo');
  await expect(field).toHaveValue('');
  await expect(list).toHaveCount(0);

  const main = page.getByRole('main');
  for (const feast of ['húsvét', 'karácsony']) {
    await type(field, `nyitvatartás ${feast}`);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/kereses\\?q=.*${encodeURIComponent(feast)}`));
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(field).toHaveValue('');
  }
  await main.getByRole('region', { name: 'Oldalak' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/elerhetoseg#nyitvatartas');
  await expect(main.getByRole('heading', { name: 'Nyitvatartás', level: 2 })).toBeInViewport();
  expect(consoleLines).toEqual([]);
});

test('the not-found page searches, and another language clears its search', async ({ page }) => {
  await visit(page, '/nincs-ilyen?x=1');
  const main = page.getByRole('main');
  await expect(main.getByRole('search', { name: 'Keress rá arra, ami érdekel:' })).toBeVisible();
  const field = main.getByRole('combobox');
  await type(field, 'sport');
  await expect(main.getByRole('option').first()).toBeVisible();
  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
  await expect(page).toHaveURL('/nincs-ilyen?x=1&lang=en');
  await expect(field).toHaveValue('');
  await main.getByRole('link', { name: 'Shops', exact: true }).click();
  await expect(page).toHaveURL('/shops');
});

test('letters typed before hydration are kept', async ({ page }) => {
  const release = await holdRequests(page, SHELL_SCRIPT);
  await page.goto('/ajandekkartya', { waitUntil: 'commit' });
  const { field, options } = searchOf(page);
  await field.pressSequentially('sporti');
  release();
  await expect(options.filter({ hasText: 'Sportisimo' }).first()).toBeVisible();
  await expect(field).toHaveValue('sporti');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a button opens a panel with the field, and gets the focus back', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi sends Firefox no taps');
    await visit(page, '/ajandekkartya');
    const { field, options } = searchOf(page);
    await expect(field).toBeHidden();
    const open = page.getByRole('banner').getByRole('button', { name: 'Keresés', exact: true });
    await open.tap();
    const panel = page.getByRole('dialog', { name: 'Keresés' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('combobox')).toBeFocused();
    await expect(panel.getByRole('option', { name: 'Programok' })).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(390);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();

    await open.tap();
    await type(panel.getByRole('combobox'), 'sportisimo');
    const shop = panel.getByRole('option', { name: /^Sportisimo/ });
    await expect(shop).toHaveText(/(Nyitva|Zárva).* · (Földszint|Emelet)$/);
    await shop.tap();
    await expect(page).toHaveURL('/uzletek/sportisimo');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(options).toHaveCount(0);
  });
});
