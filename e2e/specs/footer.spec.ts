/** The small print at the foot of the pages. */
import { expect, test, waitForHydration } from '../site/visitor.ts';

test('the app’s privacy notice is one press away', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const name = 'Az alkalmazás adatvédelme';
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page).toHaveURL('/app#adatvedelem');
  await expect(page.getByRole('heading', { name })).toBeInViewport();
});

test('the mail address breaks before its @ alone', async ({ page }) => {
  await page.goto('/kapcsolat');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const mail = page.getByRole('contentinfo').locator('address').getByRole('link', { name: '@' });
    const cut = await mail.evaluate((link) => {
      const text = link.textContent ?? '';
      const letters = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      for (let node = letters.nextNode(); node; node = letters.nextNode()) {
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          tops.push(Math.round(range.getBoundingClientRect().top));
        }
      }
      return [...text].filter((_, at) => at > 0 && tops[at] !== tops[at - 1]);
    });
    expect(cut.filter((letter) => letter !== '@')).toEqual([]);
  }
});
