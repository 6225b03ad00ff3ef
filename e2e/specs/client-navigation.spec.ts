/** Going on from page to page without loading anew. */
import { expect, mainNavigation, test, waitForHydration } from '../site/visitor.ts';

test('going to another remote’s page fetches only that remote’s files', async ({
  page,
  consoleLines,
}) => {
  await page.goto('/ajandekkartya');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL('/mozi');
  await expect(page.getByRole('main')).toContainText('Csillagköd');
  await expect(page).toHaveTitle(/Mozi/);
  expect(
    fetched.filter((path) => path.startsWith('/js/') && !path.startsWith('/js/cinema/')),
  ).toEqual([]);
  expect(fetched).not.toContain('/mozi');
  expect(fetched.some((path) => path.startsWith('/js/cinema/'))).toBe(true);
  expect(consoleLines).toEqual([]);
});

test('head and language follow the navigation, and Back returns', async ({ page }) => {
  await page.goto('/uzletek/hm');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expect(page).toHaveURL('/shops/hm');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shops\/hm$/);
  await page.goBack();
  await expect(page).toHaveURL('/uzletek/hm');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
});

test('the language of a neutral page is switched and remembered', async ({ page }) => {
  await page.goto('/tropicarium?honnan=jegy#jegyarak');
  await waitForHydration(page);
  // Where the page is scrolled to, the row with the switch is hidden.
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.getByRole('link', { name: 'Switch to English' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/tropicarium?honnan=jegy&lang=en#jegyarak');
  await page.goto('/tropicarium');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a neutral page is switched to English, and its links stay English', async ({ page }) => {
    await page.goto('/tropicarium');
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL('/tropicarium?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/tropicarium\?lang=en$/,
    );
    await expect(page.getByRole('banner').locator('a[href="/?lang=en"]')).not.toHaveCount(0);
    await page.goto('/tropicarium');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
