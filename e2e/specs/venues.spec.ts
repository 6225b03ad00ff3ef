/** The venues: what is next, the price planner with and without a script, and on paper. */
import { clockNow } from '@mall/tooling/test-clock';
import { expectAccessible } from '../site/accessibility.ts';
import { sheetsOf } from '../site/print.ts';
import { expect, test, visit, watchLayoutShift } from '../site/visitor.ts';

/** The next 25 December, which is a public holiday on any day of the week. */
function nextChristmas(): string {
  const today = clockNow().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) > '12-24' ? year + 1 : year}-12-25`;
}

test.describe('on a tablet', () => {
  test.use({ shiftsClock: false, viewport: { width: 820, height: 1180 } });

  test('the overview fits while the venues are closed for a holiday', async ({ page }) => {
    await page.clock.setFixedTime(`${nextChristmas().replace('-25', '-24')}T15:00:00+01:00`);
    await visit(page, '/entertainment');
    await expect(page.getByText(/^Closed, opens on .*25\sDec at\s12:00$/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
  });
});

test.describe('on a phone', () => {
  test.use({ shiftsClock: false, viewport: { width: 390, height: 844 } });

  test('the rain is counted down to, and the planner follows each change', async ({
    page,
    consoleLines,
  }) => {
    const shifts = await watchLayoutShift(page);
    await page.clock.setFixedTime('2026-11-25T11:05:00+01:00');
    await visit(page, '/tropicarium');
    const shows = page.getByRole('region', { name: 'Mi következik?' });
    await expect(shows.getByText('még 10:00')).toBeVisible();
    // Its letters may come late, and with them the shift that they make.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shifted = await shifts();
    await page.clock.setFixedTime('2026-11-25T11:05:07+01:00');
    await expect(shows.getByText('még 09:53')).toBeVisible();
    expect(await shifts()).toBe(shifted);
    const planner = page.getByRole('region', { name: 'Mennyibe kerül a családnak?' });
    await expect(planner.getByRole('status').first()).toHaveText(/^Összesen: 12.900.Ft$/);
    await planner.getByRole('checkbox', { name: 'Kockapark' }).check();
    await planner.getByLabel('Mikor jöttök?').fill('2026-12-02');
    await expect(planner.getByRole('status').first()).toHaveText(/^Összesen: 20.590.Ft$/);
    await expect(page).toHaveURL(/\/tropicarium\?.*nap=2026-12-02/);
    expect(consoleLines).toEqual([]);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(planner.getByRole('form')).toBeHidden();
    await expect(planner.getByText(/december\s2\., szerda · 4 fő/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the overview says what suits whom, and the server processes the form', async ({ page }) => {
    await page.goto('/entertainment');
    const venues = page.getByRole('list', { name: 'Venues' });
    await expect(venues.getByRole('article')).toHaveCount(4);
    await expect(venues.getByText('up to age 13, with a companion')).toBeVisible();
    const planner = page.getByRole('region', { name: 'What does it cost for your family?' });
    await planner.getByRole('spinbutton', { name: 'Age of person 5' }).fill('2');
    await planner.getByRole('checkbox', { name: 'Tropicarium' }).uncheck();
    await planner.getByLabel('When are you coming?').fill(nextChristmas());
    await planner.getByLabel('Time in the playhouse (minutes)').fill('80');
    await planner.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\/entertainment\?kor=38.*#arkalkulator$/);
    await expect(planner.getByText(/^In total: HUF.12,000$/)).toBeVisible();
    await page.goto('/kockapark?lang=en');
    await planner.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\/kockapark\?lang=en&kor=38/);
    await expect(planner.getByText(/^In total: HUF.7,690$/)).toBeVisible();
  });
});
