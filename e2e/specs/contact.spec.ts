/** Getting here and getting around: what a visitor asks before coming. */
import type { Locator, Page } from 'playwright/test';
import { expect, test, visit } from '../site/visitor.ts';

/** Whether the header, in its whole height, covers nothing of `heading`. */
async function isBelowHeader(page: Page, heading: Locator): Promise<boolean> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  return !!header && !!box && box.y >= header.y + header.height;
}

test.use({ viewport: { width: 390, height: 844 } });

test('directions, parking, step-free access and quiet hours are found', async ({
  page,
  consoleLines,
}) => {
  // The page is at a heading at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  await visit(page, '/elerhetoseg');
  const planner = main.getByRole('navigation', { name: 'Útvonalterv tőled hozzánk' });
  const transit = planner.getByRole('link', { name: /^Tömegközlekedéssel/ });
  await expect(transit).toHaveAttribute('href', /^https:\/\//);
  await main
    .getByRole('navigation', { name: 'Ezen az oldalon' })
    .getByRole('link', { name: 'Parkolás', exact: true })
    .click();
  await expect(page).toHaveURL('/elerhetoseg#parkolas');
  const parking = main.getByRole('heading', { name: 'Parkolás', exact: true });
  await expect(parking).toBeInViewport();
  await expect.poll(() => isBelowHeader(page, parking)).toBe(true);
  await expect(main.getByText('több mint 2000')).toBeVisible();

  await main.getByRole('link', { name: 'Információ és munkatársak' }).click();
  await expect(page).toHaveURL('/kapcsolat');
  await expect(main.getByText('Minden bejárat szintben van')).toBeVisible();
  await expect(main.getByText('Keddenként 10 és 12 óra között')).toBeVisible();
  await main.getByRole('link', { name: 'A csendes órákról', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Csendes órák minden kedden');
  expect(consoleLines).toEqual([]);
});
