import type { Page } from 'playwright/test';

/** Pages of the print, by its table of pages. */
export async function sheetsOf(page: Page): Promise<number> {
  const print = (await page.pdf({ format: 'A4' })).toString('latin1');
  return print.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
