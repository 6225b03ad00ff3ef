/** The rows of slides on the home page: where their controls stand, and what a row holds. */
import type { Page } from 'playwright/test';
import { comeAlive, expect, test } from '../site/visitor.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Kiemelt híreink' });
const films = (page: Page) => page.getByRole('region', { name: 'Kiemelt filmek', exact: true });

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await comeAlive(page);
}

for (const width of [390, 820, 1440, 1920]) {
  test(`the hero’s controls stand in the page’s column at ${width} px`, async ({ page }) => {
    await openHome(page, width);
    const edge = (element: Element) => Math.round(element.getBoundingClientRect().left);
    const pause = hero(page).getByRole('button', { name: 'Lapozás megállítása' });
    const column = await films(page).getByRole('heading').first().evaluate(edge);
    expect(await pause.evaluate(edge)).toBe(column);
    const next = await hero(page)
      .getByRole('button', { name: 'Következő', exact: true })
      .boundingBox();
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.round((next?.x ?? 0) + (next?.width ?? 0))).toBe(inner - column);
  });
}

for (const [width, columns] of [
  [390, 2],
  [576, 4],
  [767, 4],
] as const) {
  test(`the featured posters fill their rows at ${width} px`, async ({ page }) => {
    await openHome(page, width);
    const tops = await films(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

for (const width of [1366, 1440, 1920]) {
  test(`a featured film’s two links stand side by side at ${width} px`, async ({ page }) => {
    await openHome(page, width);
    const slide = films(page).getByRole('group').first();
    const top = async (name: RegExp) => (await slide.getByRole('link', { name }).boundingBox())?.y;
    expect(await top(/^Előzetes/)).toBe(await top(/^Helyfoglalás/));
  });
}
