/** The news as rows, lists and pages. */
import { expectAccessible } from '../site/accessibility.ts';
import { expect, test, visit, waitForHydration, watchLayoutShift } from '../site/visitor.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a list in place of a row is remembered, and wider windows have three columns', async ({
    page,
    consoleLines,
  }) => {
    await visit(page, '/aktualitasok');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    const lefts = () =>
      cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().left));
    await expect(main.getByText(/^1 \/ \d+$/)).toBeVisible();
    await main.getByRole('button', { name: 'Következő' }).click();
    await expect(main.getByText(/^2 \/ \d+$/)).toBeVisible();
    const list = main.getByRole('button', { name: 'Mutasd listában' });
    // The card that was read stays where it was, in the list.
    const read = cards.nth(1);
    const place = async () => Math.round((await read.boundingBox())?.y ?? Number.NaN);
    const before = await place();
    await list.click();
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(place).toBe(before);
    await list.click();
    await expect(main.getByText(/^\d+ \/ \d+$/)).toBeVisible();
    await list.click();
    await expect.poll(async () => new Set(await lefts()).size).toBe(1);
    const shifts = await watchLayoutShift(page);
    await page.reload();
    await waitForHydration(page);
    expect(new Set(await lefts()).size).toBe(1);
    expect(await shifts()).toBeLessThan(0.01);
    await expectAccessible(page);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => new Set(await lefts()).size).toBe(3);
      await expect(list).toBeHidden();
    }
    await test.step('the next page begins at its first post; Back returns to the pager', async () => {
      const next = main.getByRole('link', { name: 'Következő' });
      await next.click();
      await expect(page).toHaveURL('/aktualitasok?oldal=2#lista');
      await expect(page).toHaveTitle(/2\. oldal/);
      await expect(cards.locator('h2').first()).toBeFocused();
      await page.goBack();
      await expect(next).toBeInViewport();
    });
    expect(consoleLines).toEqual([]);
  });
});
