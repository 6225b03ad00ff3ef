/** Getting here and getting around: what a visitor asks before coming. */
import type { Locator, Page } from 'playwright/test';
import { expect, test, visit } from '../site/visitor.ts';

const TEXT = {
  contact: '/elerhetoseg',
  jumps: 'Ezen az oldalon',
  parking: 'Parkolás',
  spaces: 'több mint 2000',
  planners: 'Útvonalterv tőled hozzánk',
  transit: /^Tömegközlekedéssel/,
  map: /^A környék térképe/,
  toInfo: 'Információ és munkatársak',
  info: '/kapcsolat',
  wheelchair: 'Minden bejárat szintben van',
  quiet: 'Keddenként 10 és 12 óra között',
  more: 'A csendes órákról',
  post: 'Csendes órák minden kedden',
};

/** Whether the header, in its whole height, covers nothing of `heading`. */
async function isBelowHeader(page: Page, heading: Locator): Promise<boolean> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  return !!header && !!box && box.y >= header.y + header.height;
}

test.use({ viewport: { width: 390, height: 844 } });

test('the way, the parking, the house without steps and its quiet hours are found', async ({
  page,
  consoleLines,
}) => {
  // The page is at a heading at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  await visit(page, TEXT.contact);
  await expect(main.getByRole('img', { name: TEXT.map })).toBeVisible();
  const planner = main.getByRole('navigation', { name: TEXT.planners });
  const transit = planner.getByRole('link', { name: TEXT.transit });
  await expect(transit).toHaveAttribute('href', /^https:\/\//);
  await main
    .getByRole('navigation', { name: TEXT.jumps })
    .getByRole('link', { name: TEXT.parking, exact: true })
    .click();
  await expect(page).toHaveURL(`${TEXT.contact}#parkolas`);
  const parking = main.getByRole('heading', { name: TEXT.parking, exact: true });
  await expect(parking).toBeInViewport();
  expect(await isBelowHeader(page, parking)).toBe(true);
  await expect(main.getByText(TEXT.spaces)).toBeVisible();

  await main.getByRole('link', { name: TEXT.toInfo }).click();
  await expect(page).toHaveURL(TEXT.info);
  await expect(main.getByText(TEXT.wheelchair)).toBeVisible();
  await expect(main.getByText(TEXT.quiet)).toBeVisible();
  await main.getByRole('link', { name: TEXT.more, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(TEXT.post);
  expect(consoleLines).toEqual([]);
});
