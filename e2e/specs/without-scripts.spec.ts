/** The page of a browser that runs no scripts, or cannot run these: whole, and without dead controls. */
import type { Page } from 'playwright/test';
import { SHELL_SCRIPT } from '../site/requests.ts';
import { expect, test } from '../site/visitor.ts';

const WIDTHS = [390, 1440];

/** Controls that a visitor sees and that no form sends. */
const deadControls = (page: Page) =>
  page
    .locator('button, input, select, textarea')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.filter((control) => !control.closest('form')).map(({ outerHTML }) => outerHTML),
    );

async function expectUsable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripting');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await deadControls(page)).toEqual([]);
  }
  const status = page.getByRole('banner').getByRole('link', { name: /^(Nyitva|Zárva|Korlát)/ });
  await expect(status).toHaveAttribute('href', '/elerhetoseg#nyitvatartas');
}

test('a script that cannot be parsed, throws, rejects or is not loaded', async ({ page }) => {
  for (const body of [
    'const ;',
    'throw new Error("too old")',
    'Promise.reject(new Error("too old"))',
    undefined,
  ]) {
    await test.step(body ?? 'not loaded', async () => {
      await page.route(SHELL_SCRIPT, (route) =>
        body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
      );
      await expectUsable(page, '/kedvezmenyek');
    });
  }
});

test.describe('scripts turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('the same page', async ({ page }) => {
    for (const path of ['/', '/nincs-ilyen', '/kedvezmenyek']) await expectUsable(page, path);
    await page.getByRole('searchbox').fill('kabat');
    await page.getByRole('main').getByRole('button', { name: 'Keresés' }).click();
    await expect(page).toHaveURL('/kedvezmenyek?kereses=kabat');
  });

  test('the not-found page searches', async ({ page }) => {
    await page.goto('/nincs-ilyen');
    const search = page.getByRole('main').getByRole('combobox');
    await search.fill('kabát');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/kereses\?q=kab/);
  });

  test('shops are a link, services and the menu of phones open, and the search is a form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/ajandekkartya');
    const banner = page.getByRole('banner');
    const shops = banner.getByRole('link', { name: 'Üzletek', exact: true });
    await expect(shops).toHaveAttribute('href', '/uzletek');
    await expect(banner.getByRole('button', { name: 'Üzletek menü' })).toBeHidden();
    const [start, end] = await shops.evaluate((link) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(link);
      return [paddingInlineStart, paddingInlineEnd];
    });
    expect(end).toBe(start);
    await banner.getByText('Szolgáltatások').click();
    await expect(banner.getByRole('link', { name: 'Mesekönyv' })).toBeVisible();
    await banner.getByRole('search').getByRole('combobox').fill('parkolás');
    await page.getByRole('button', { name: 'Keresés indítása' }).click();
    await expect(page).toHaveURL(/\/kereses\?q=parkol/);
    const pages = page.getByRole('main').getByRole('region', { name: 'Oldalak' });
    await expect(pages.getByRole('link').first()).toHaveAttribute('href', '/elerhetoseg#parkolas');

    await page.setViewportSize({ width: 390, height: 844 });
    await banner.getByRole('link', { name: 'Keresés', exact: true }).click();
    await expect(page).toHaveURL('/kereses');
    await page.getByRole('searchbox', { name: 'Mit keresel?' }).fill('zzxqkw');
    await page.getByRole('button', { name: 'Keresés', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nincs találat' })).toBeVisible();
    await banner.getByText('Menü').click();
    for (const name of ['Kedvezmények', 'Mesekönyv'])
      await expect(banner.getByRole('link', { name })).toBeVisible();
  });
});

test('a page that fails once and then starts has its controls', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => window.dispatchEvent(new Event('error'))),
  );
  await page.goto('/ajandekkartya');
  await expect(page.locator('html')).toHaveAttribute('data-scripting', 'ready');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
});
