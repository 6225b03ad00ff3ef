/** The rows of the home page: where their controls are, and what a row holds. */
import type { Page } from 'playwright/test';
import { expect, test, visit } from '../site/visitor.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Kiemelt híreink' });
const films = (page: Page) => page.getByRole('region', { name: 'Kiemelt filmek', exact: true });

const left = (element: Element) => Math.round(element.getBoundingClientRect().left);

test('the rows of the home page fit every window', async ({ page }) => {
  const pause = hero(page).getByRole('button', { name: 'Lapozás megállítása' });
  const next = hero(page).getByRole('button', { name: 'Következő', exact: true });
  const heading = films(page).getByRole('heading').first();
  const endOfNext = async () => {
    const box = await next.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const postersInFirstRow = async () => {
    const tops = await films(page)
      .getByRole('list')
      .evaluate(({ children }) =>
        [...children].map((item) => Math.round(item.getBoundingClientRect().top)),
      );
    expect(tops).toHaveLength(4);
    return tops.filter((top) => top === tops[0]).length;
  };
  const slide = films(page).getByRole('group').first();
  const top = async (name: RegExp) =>
    (await slide.getByRole('link', { name }).boundingBox())?.y ?? Number.NaN;
  const offsetOfLinks = async () => (await top(/^Előzetes/)) - (await top(/^Helyfoglalás/));
  const carousel = films(page).getByRole('region', { name: 'Kiemelt filmek a moziban' });
  const slidesInView = () =>
    carousel.evaluate((element) => {
      const row = element.getBoundingClientRect();
      return [...element.querySelectorAll('[role=group]')].filter((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return left + width / 2 > row.left && left + width / 2 < row.right;
      }).length;
    });

  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, '/');
  for (const name of ['Kiemelt kedvezmények', 'Friss hírek']) {
    const row = page.getByRole('region', { name, exact: true });
    await expect(row.getByText(/^1 \/ \d+$/)).toBeVisible();
  }
  for (const width of [390, 767, 768, 1365, 1366, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const column = await heading.evaluate(left);
      await expect.poll(() => pause.evaluate(left)).toBe(column);
      const inner = await page.evaluate(() => document.documentElement.clientWidth);
      await expect.poll(endOfNext).toBe(inner - column);
      if (width < 768) await expect.poll(postersInFirstRow).toBe(4);
      else await expect.poll(slidesInView).toBe(width < 1366 ? 4 : 5);
      if (width >= 1366) await expect.poll(offsetOfLinks).toBe(0);
    });
  }
  await test.step('with the letter spacing of WCAG 1.4.12 no headline of a highlight is cut', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    const tiles = page
      .getByRole('list', { name: 'Amiért most érdemes jönni' })
      .getByRole('listitem');
    const cut = await tiles.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(await tiles.count()).toBeGreaterThan(0);
    expect(cut).toEqual([]);
  });
});
