/** The small print at the foot of the pages. */
import { expect, rememberLanguage, test, waitForHydration } from '../site/visitor.ts';

for (const [language, name, url] of [
  ['hu', 'Az alkalmazás adatvédelme', '/app#adatvedelem'],
  ['en', 'Privacy in the app', '/app?lang=en#adatvedelem'],
] as const) {
  test(`the app’s privacy notice is one press away in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberLanguage(context, language, baseURL ?? '');
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  });
}
