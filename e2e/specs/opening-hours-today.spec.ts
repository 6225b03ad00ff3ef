/** Today's opening hours: marked by the server, and by the browser where its day is another. */
import { expect, test, waitForHydration, watchLayoutShift } from '../site/visitor.ts';

test.use({ viewport: { width: 320, height: 800 } });

for (const [path, mark, tables] of [
  ['/elerhetoseg', 'ma', 8],
  ['/jatszohaz', 'ma', 1],
] as const) {
  test(`${path} marks today, and nothing moves`, async ({ page, request, consoleLines }) => {
    expect(await (await request.get(path)).text()).toContain('aria-current="date"');
    const layoutShift = await watchLayoutShift(page);
    await page.goto(path);
    await waitForHydration(page);
    const today = page.getByRole('main').locator('[aria-current="date"]');
    await expect(today).toHaveCount(tables);
    await expect(today.first().getByRole('rowheader')).toContainText(mark);
    expect(await layoutShift()).toBeLessThan(0.001);
    expect(consoleLines).toEqual([]);
  });
}
