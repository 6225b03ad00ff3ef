/** Getting here and getting around: what a visitor asks before the way, in both languages. */
import type { Locator, Page } from 'playwright/test';
import { expect, test, waitForHydration } from '../site/visitor.ts';

const TEXTS = {
  hu: {
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
  },
  en: {
    contact: '/contact',
    jumps: 'On this page',
    parking: 'Parking',
    spaces: 'more than 2,000',
    planners: 'Directions from where you are',
    transit: /^By public transport/,
    map: /^Map of the surroundings/,
    toInfo: 'Information and staff',
    info: '/info',
    wheelchair: 'All entrances are level',
    quiet: 'On Tuesdays from 10 am to noon',
    more: 'About the quiet hours',
    post: 'Quiet hours every Tuesday',
  },
};

/** Whether the header, in its whole height, covers nothing of `heading`. */
async function isBelowHeader(page: Page, heading: Locator): Promise<boolean> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  return !!header && !!box && box.y >= header.y + header.height;
}

for (const [language, width] of [
  ['hu', 390],
  ['en', 1440],
] as const) {
  test.describe(`in ${language}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the way, the parking, the house without steps and its quiet hours are found', async ({
      page,
      consoleLines,
    }) => {
      const text = TEXTS[language];
      // The page is at a heading at once.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const main = page.getByRole('main');
      await page.goto(text.contact);
      await waitForHydration(page);
      await expect(main.getByRole('img', { name: text.map })).toBeVisible();
      const planner = main.getByRole('navigation', { name: text.planners });
      const transit = planner.getByRole('link', { name: text.transit });
      await expect(transit).toHaveAttribute('href', /^https:\/\//);
      await main
        .getByRole('navigation', { name: text.jumps })
        .getByRole('link', { name: text.parking, exact: true })
        .click();
      await expect(page).toHaveURL(`${text.contact}#parkolas`);
      const parking = main.getByRole('heading', { name: text.parking, exact: true });
      await expect(parking).toBeInViewport();
      expect(await isBelowHeader(page, parking)).toBe(true);
      await expect(main.getByText(text.spaces)).toBeVisible();

      await main.getByRole('link', { name: text.toInfo }).click();
      await expect(page).toHaveURL(text.info);
      await expect(main.getByText(text.wheelchair)).toBeVisible();
      await expect(main.getByText(text.quiet)).toBeVisible();
      await main.getByRole('link', { name: text.more, exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.post);
      expect(consoleLines).toEqual([]);
    });
  });
}
