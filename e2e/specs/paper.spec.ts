/** Pages on paper. */
import type { Locator, Page } from 'playwright/test';
import { sheetsOf } from '../site/print.ts';
import { expect, test, visit } from '../site/visitor.ts';

test.skip(({ browserName }) => browserName === 'firefox', 'WebDriver BiDi emulates no print');

async function visitOnPaper(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.emulateMedia({ media: 'print' });
}

const leftsOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x));

test('paper has the whole storybook below name, address and time', async ({ page }) => {
  await visitOnPaper(page, '/mesekonyv');
  await expect(page.getByRole('banner')).toContainText(
    /1222 Budapest, Liget sor 12\. · 20\d\d\.\s\S+\s\d+\., \d\d:\d\d$/,
  );
  const lefts = await leftsOf(page.getByRole('main').getByRole('article'));
  expect([lefts.length, new Set(lefts).size]).toEqual([5, 1]);
});

test('paper has the words of a campaign in a dark colour, without forms and buttons', async ({
  page,
}) => {
  await visitOnPaper(page, '/mikulas-nyomaban');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(43, 27, 61)');
  await expect(main.getByRole('heading', { name: 'Töltsd fel a blokkodat' })).toBeVisible();
  for (const control of ['button', 'textbox'] as const)
    await expect(main.getByRole(control)).toHaveCount(0);
});

test('paper has the films of a day with their prices on one sheet', async ({ page }) => {
  await visitOnPaper(page, '/mozi');
  await expect(page.getByText(/jegy:? \d+\sFt/i).first()).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});

test('paper has the texts about a card below each other', async ({ page }) => {
  await visitOnPaper(page, '/ajandekkartya');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const lefts = await leftsOf(headings);
  expect([lefts.length > 2, new Set(lefts).size]).toEqual([true, 1]);
});

test('paper has the facts of a shop without other shops', async ({ page }) => {
  await visitOnPaper(page, '/uzletek/hm');
  const section = (name: string) => page.getByRole('region', { name });
  await expect(section('Kedvezmények itt')).toBeVisible();
  await expect(section('Hasonló üzletek a közelben')).toBeHidden();
  await expect(section('További kedvezmények')).toBeHidden();
});

test('paper has the week of a film on one sheet', async ({ page }) => {
  await visit(page, '/mozi');
  await page
    .getByRole('main')
    .getByRole('article')
    .last()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page.getByRole('region', { name: 'Vetítések a következő napokban' })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});
