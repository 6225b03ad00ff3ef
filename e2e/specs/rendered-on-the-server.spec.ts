/** Without JavaScript: content, language and head are in the HTML. */
import { FINISHED_PAGES } from '../site/pages.ts';
import { expect, rememberLanguage, test } from '../site/visitor.ts';

test.use({ javaScriptEnabled: false });

for (const { path, language, text } of FINISHED_PAGES) {
  test(`${path} in ${language}`, async ({ page, context, baseURL }) => {
    await rememberLanguage(context, language, baseURL ?? '');
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S{3,}/);
    const content = await page.locator('meta[name="description"]').getAttribute('content');
    expect(content?.length).toBeGreaterThanOrEqual(50);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`^http.*${path}$`));
    for (const hreflang of ['hu', 'en', 'x-default']) {
      await expect(page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`)).toHaveCount(1);
    }
  });
}

test('an unknown path answers 404 in the visitor’s language', async ({
  page,
  context,
  baseURL,
}) => {
  const response = await page.goto('/nincs-ilyen');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Az oldal nem található!');
  await rememberLanguage(context, 'en', baseURL ?? '');
  await page.goto('/nincs-ilyen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
});

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
