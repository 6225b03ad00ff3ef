/** Opening hours on a day with other hours than the server's. */
import type { Page } from 'playwright/test';
import { expect, test, visit, watchLayoutShift } from '../site/visitor.ts';

const CHRISTMAS_DAY = '2026-12-25T14:30:00+01:00';

interface Place {
  specialOpeningHoursSpecification?: {
    validFrom: string;
    validThrough: string;
    opens: string;
    closes: string;
  }[];
}

/** Hours that the page's structured data has for the next 25 December. */
async function structuredHoursOf(page: Page) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const places = blocks.flatMap((block) => JSON.parse(block) as Place | Place[]);
  const special = places.flatMap((place) => place.specialOpeningHoursSpecification ?? []);
  const onTheDay = special.find(
    ({ validFrom, validThrough }) =>
      validFrom.slice(5) <= '12-25' && '12-25' <= validThrough.slice(5),
  );
  return onTheDay && `${onTheDay.opens}-${onTheDay.closes}`;
}

test.describe('at Christmas', () => {
  test.use({ shiftsClock: false });

  test('on 25 December a shop is closed wherever its page says so', async ({
    page,
    consoleLines,
  }) => {
    const layoutShift = await watchLayoutShift(page);
    await page.clock.setFixedTime(CHRISTMAS_DAY);
    await visit(page, '/uzletek/hm');
    const status = page.getByRole('banner').locator('[data-clock]');
    await expect(status).toContainText('Zárva, nyitás dec. 27. 10:00-kor');
    const today = page.getByRole('main').locator('tr[aria-current="date"]');
    await expect(today.first()).toHaveText(/dec\.\s?25–26\.\s?karácsony\s?ma\s?zárva/);
    expect(await structuredHoursOf(page)).toBe('00:00-00:00');
    // On another day than the browser's the server lists other exceptions.
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
    expect(consoleLines).toEqual([]);
  });
});
