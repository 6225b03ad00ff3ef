/** The small print at the foot of the pages. */
import { expect, rememberLanguage, test, waitForHydration } from '../site/visitor.ts';

for (const [language, link, heading] of [
  ['hu', 'Az alkalmazás adatvédelme', 'Az alkalmazás adatvédelme'],
  ['en', 'Privacy in the app', 'Privacy in the app'],
] as const) {
  test(`the app’s privacy notice is one press away in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await rememberLanguage(context, language, baseURL ?? '');
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('/app#adatvedelem');
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  });
}
