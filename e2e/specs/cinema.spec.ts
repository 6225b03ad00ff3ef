/** The cinema's programme with its filters, and the page of a movie. */
import { expectAccessible } from '../site/accessibility.ts';
import { expect, test, visit, watchLayoutShift } from '../site/visitor.ts';

const TIMES = /^(Kezdési időpontok|Starting times)$/;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('times are in the first view; a filter and a day lead to a movie and into the calendar', async ({
    page,
    consoleLines,
  }) => {
    const shifts = await watchLayoutShift(page);
    await visit(page, '/mozi');
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: TIMES }).first()).toBeInViewport({ ratio: 1 });
    const days = main.getByRole('navigation', { name: 'A műsor napjai' });
    await expect(days.getByRole('link')).toHaveCount(7);
    expect(await shifts()).toBeLessThan(0.01);
    await main.getByRole('combobox', { name: 'Korhatár' }).selectOption('gyerekfilm');
    await expect(page).toHaveURL('/mozi?kor=6');
    await days.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/mozi\?kor=6&nap=|\/mozi\?nap=\d{4}-\d\d-\d\d&kor=6$/);
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByText(/(12|16|18) éven felül/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL(/^[^?]+\/cinema\?(.*&)?kor=6/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cinema');
    await main.getByRole('link', { name: 'Ticket prices' }).click();
    const prices = main.getByRole('table', { name: 'Ticket prices by type of screening' });
    await expect(prices).toBeInViewport({ ratio: 1 });
    expect(await prices.evaluate((table) => table.getBoundingClientRect().right)).toBeLessThan(390);
    const name = main.getByRole('article').first().getByRole('heading').getByRole('link');
    const title = (await name.textContent()) ?? '';
    await name.click();
    await expect(page).toHaveURL(/\/cinema\/[a-z0-9-]+$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    const week = main.getByRole('region', { name: 'Screenings in the coming days' });
    await expect(week.getByRole('list', { name: TIMES }).first()).toBeInViewport();
    const seats = week.getByRole('link', { name: `${title} · tickets` });
    await expect(seats.first()).toHaveAttribute('target', '_blank');
    const file = page.waitForEvent('download');
    await week
      .getByRole('link', { name: `Add to calendar: ${title}` })
      .first()
      .click();
    expect((await file).suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/);
    expect(consoleLines).toEqual([]);
    await expectAccessible(page);
  });
});

test('a film’s name of one long word does not make the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit(page, '/mozi');
  const name = page.getByRole('main').getByRole('article').nth(1).getByRole('heading');
  await name.evaluate((element) => {
    element.textContent = 'Elszállíthatatlanságotokkalkapcsolatoskérdésfelvetés';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
});
