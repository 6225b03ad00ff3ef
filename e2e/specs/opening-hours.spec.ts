/** Opening hours on a day with other hours than the server's. */
import { expect, test, visit, watchLayoutShift } from '../site/visitor.ts';

const CHRISTMAS_DAY = '2026-12-25T14:30:00+01:00';

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
    await expect(today.first()).toHaveText(/dec\.\s?25–\u206026\.\s?karácsony\s?ma\s?zárva/);
    // On another day than the browser's the server lists other exceptions.
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
    expect(consoleLines).toEqual([]);
  });
});
