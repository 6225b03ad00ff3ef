/** Without JavaScript: every page has its content, language and head in the HTML. */
import { SITE_PAGES } from '../site/pages.ts';
import { expect, rememberLanguage, test } from '../site/visitor.ts';

test.use({ javaScriptEnabled: false });

for (const { path, language, text, status } of SITE_PAGES) {
  test(`${path} in ${language}`, async ({ page, context, baseURL }) => {
    await rememberLanguage(context, language, baseURL ?? '');
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S{3,}/);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    if (status !== 200) return;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path);
    for (const hreflang of ['hu', 'en', 'x-default']) {
      await expect(page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`)).toHaveCount(1);
    }
  });
}

test('an unknown slug answers 404 in the language of its path', async ({ page }) => {
  const response = await page.goto('/shops/no-such-shop');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
});

test('shops are filtered by the address alone', async ({ page }) => {
  await page.goto('/uzletek?kategoria=service');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'OTP Bank' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'H&M', exact: true })).toHaveCount(0);
});
