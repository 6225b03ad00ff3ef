/** A link as content may hold it: a plain anchor in the page's main part. */
import type { Page } from 'playwright/test';

/** Puts a link to `address` into the page and follows it, without loading a document. */
export async function followContentLink(page: Page, address: string): Promise<void> {
  await page.getByRole('main').evaluate((main, href) => {
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = 'link in content';
    main.append(anchor);
    anchor.click();
    anchor.remove();
  }, address);
}
