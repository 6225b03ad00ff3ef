/** Opening hours: today's, marked by the server and by the browser, and dated exceptions on 25 December. */
import type { Page } from 'playwright/test';
import { expect, test, visit, watchLayoutShift } from '../site/visitor.ts';

const CHRISTMAS_DAY = '2026-12-25T14:30:00+01:00';

async function visitAt(page: Page, path: string, time: string) {
  await page.clock.setFixedTime(time);
  await visit(page, path);
}

const statusOf = (page: Page) => page.getByRole('banner').locator('[data-clock]');
const todayIn = (page: Page) => page.getByRole('main').locator('tr[aria-current="date"]').first();

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
    await visitAt(page, '/uzletek/hm', CHRISTMAS_DAY);
    await expect(statusOf(page)).toContainText('Zárva, nyitás dec. 27. 10:00-kor');
    await expect(todayIn(page)).toHaveText(/dec\.\s?25–26\.\s?karácsony\s?ma\s?zárva/);
    expect(await structuredHoursOf(page)).toBe('00:00-00:00');
    // On another day than the browser's the server lists other exceptions.
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
    expect(consoleLines).toEqual([]);
  });

  test('a venue has its own exceptions', async ({ page }) => {
    await visitAt(page, '/kockapark', CHRISTMAS_DAY);
    await expect(todayIn(page)).toContainText('12:00–18:00');
    expect(await structuredHoursOf(page)).toBe('12:00-18:00');
  });
});

test('without a script the server’s status is in the page', async ({ request }) => {
  const html = await (await request.get('/ajandekkartya')).text();
  expect(html).toMatch(/Nyitva \d|Zárva, nyitás|Korlátozott nyitvatartás/);
});

test.describe('today', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const path of ['/elerhetoseg', '/jatszohaz']) {
    test(`${path} marks today, and nothing moves`, async ({ page, request, consoleLines }) => {
      expect(await (await request.get(path)).text()).toContain('aria-current="date"');
      const layoutShift = await watchLayoutShift(page);
      await visit(page, path);
      const today = page.getByRole('main').locator('[aria-current="date"]');
      await expect(today).toHaveCount(1);
      await expect(today).toContainText('ma');
      expect(await layoutShift()).toBeLessThan(0.001);
      expect(consoleLines).toEqual([]);
    });
  }
});
