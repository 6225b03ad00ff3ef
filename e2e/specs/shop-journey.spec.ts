/** From the home page to a shop's door: what a visitor does with the shops, on phone and desktop. */
import type { Page } from 'playwright/test';
import { expect, test, visit, waitForHydration } from '../site/visitor.ts';

const SHOP = { slug: 'sportisimo', name: 'Sportisimo', unit: 'E-01' };
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Checks what is shown at both widths: first as the window is, then in the other one. */
async function atBothWidths(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  const { width } = page.viewportSize() ?? WIDTHS.desktop;
  const isPhone = width === WIDTHS.phone.width;
  await page.setViewportSize(isPhone ? WIDTHS.desktop : WIDTHS.phone);
  await check();
}

/** Marks the document; a document load loses the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-kept', ''));
const expectSameDocument = (page: Page) => expect(page.locator('body[data-kept]')).toBeAttached();

test('from the home page to a shop and the directions to it', async ({ page, consoleLines }) => {
  await page.setViewportSize(WIDTHS.desktop);
  const main = page.getByRole('main');
  await visit(page, '/');
  const teaser = main.getByRole('region', { name: /^\d+ üzlet egy helyen$/ });
  await teaser.scrollIntoViewIfNeeded();
  await atBothWidths(page, async () => {
    await expect(teaser.getByRole('link', { name: 'Minden üzlet' })).toBeVisible();
    await expect(teaser.getByRole('listitem').first()).toBeVisible();
  });
  await teaser.getByRole('link', { name: 'Minden üzlet' }).click();

  await expect(page).toHaveURL('/uzletek');
  await waitForHydration(page);
  await markDocument(page);
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(cards.nth(1)).toBeInViewport();
  await main.locator('summary').click();
  await main.getByRole('radio', { name: /^Emelet/ }).check();
  await expect(page).toHaveURL('/uzletek?szint=upper');
  await main.getByRole('button', { name: `${SHOP.name} hozzáadása a látogatáshoz` }).click();
  const star = main.getByRole('button', { name: `${SHOP.name} kivétele a látogatásból` });
  await atBothWidths(page, async () => {
    await expect(star).toBeVisible();
    await expect(main.getByRole('link', { name: 'Látogatás tervezése' })).toBeInViewport();
  });
  await main.getByRole('link', { name: SHOP.name, exact: true }).click();

  await expect(page).toHaveURL(`/uzletek/${SHOP.slug}`);
  const ways = main.getByRole('list', { name: 'Hogyan jutsz ide?' }).getByRole('listitem');
  await expect(ways).toHaveText([
    /^A legközelebbi (bejárattól|parkolótól)\d+ m, kb\. \d+ perc/,
    /^A legközelebbi (bejárattól|parkolótól)\d+ m, kb\. \d+ perc/,
  ]);
  await atBothWidths(page, async () => {
    const facts = main.getByRole('list', { name: 'A legfontosabbak' });
    await expect(facts).toContainText(SHOP.unit);
    const [box, top] = [await facts.boundingBox(), await main.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(400);
  });
  await main.getByRole('link', { name: /^Útvonal innen: Főbejárat/ }).click();

  await expect(page).toHaveURL(`/uzletek/terkep?honnan=entrance-main&hova=${SHOP.slug}&lepcso=nem`);
  const line = main.locator('polyline:visible');
  await expect(main.getByText(/^\d+ m, körülbelül \d+ perc$/)).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Lépcső és mozgólépcső nélkül' })).toBeChecked();
  await atBothWidths(page, async () => {
    await expect(line.first()).toBeInViewport();
    await expect(main.getByText(/^\d+ m, körülbelül \d+ perc$/)).toBeVisible();
    await expect(
      main.getByRole('listitem').filter({ hasText: /^Menj a lifttel az emeletre/ }),
    ).toBeVisible();
  });
  await expectSameDocument(page);

  expect(consoleLines).toEqual([]);
});
