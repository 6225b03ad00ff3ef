/** From the home page to a shop's door: what a visitor does with the shops, on phone and desktop. */
import type { Page } from 'playwright/test';
import { expect, test, waitForHydration } from '../site/visitor.ts';

const SHOP = { slug: 'sportisimo', name: 'Sportisimo', unit: 'E-01' };
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const TEXT = {
  home: '/',
  teaser: /^\d+ üzlet egy helyen$/,
  all: 'Minden üzlet',
  list: '/uzletek',
  filters: 'Szűrők',
  upper: /^Emelet/,
  star: `${SHOP.name} a saját listádon`,
  shop: `/uzletek/${SHOP.slug}`,
  facts: 'A legfontosabbak',
  arrivals: 'Hogyan jutsz ide?',
  arrival: /^A legközelebbi (bejárattól|parkolótól)\d+ m, kb\. \d+ perc/,
  wayFrom: /^Útvonal innen: Főbejárat/,
  map: '/uzletek/terkep',
  way: /^\d+ m, körülbelül \d+ perc$/,
  stepFree: 'Lépcső és mozgólépcső nélkül',
  show: 'Mutasd az utat',
  lift: /^Menj a lifttel az emeletre/,
  cinema: 'Mozi',
  cinemaPage: '/mozi',
  close: 'Bezárás',
  walk: 'Séta megtervezése',
  visit: 'Saját lista',
  visited: /^\d+ m, kb\. \d+ perc séta$/,
};

/** Checks what is shown at both widths: first as the window is, then in the other one. */
async function atBothWidths(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  const { width } = page.viewportSize() ?? WIDTHS.desktop;
  const isPhone = width === WIDTHS.phone.width;
  await page.setViewportSize(isPhone ? WIDTHS.desktop : WIDTHS.phone);
  await check();
}

/** The document says so itself when it has been loaded anew. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-kept', ''));
const expectSameDocument = (page: Page) => expect(page.locator('body[data-kept]')).toBeAttached();

test('from the home page to a shop and the directions to it', async ({ page, consoleLines }) => {
  await page.setViewportSize(WIDTHS.desktop);
  const main = page.getByRole('main');
  await page.goto(TEXT.home);
  await waitForHydration(page);
  const teaser = main.getByRole('region', { name: TEXT.teaser });
  await teaser.scrollIntoViewIfNeeded();
  await atBothWidths(page, async () => {
    await expect(teaser.getByRole('link', { name: TEXT.all })).toBeVisible();
    await expect(teaser.getByRole('listitem').first()).toBeVisible();
  });
  await teaser.getByRole('link', { name: TEXT.all }).click();

  await expect(page).toHaveURL(TEXT.list);
  await waitForHydration(page);
  await markDocument(page);
  const cards = main.getByRole('article');
  await expect(cards.nth(1)).toBeInViewport();
  await main.locator('summary').click();
  await main.getByRole('radio', { name: TEXT.upper }).check();
  await expect(page).toHaveURL(`${TEXT.list}?szint=upper`);
  const star = main.getByRole('button', { name: TEXT.star });
  await star.click();
  await atBothWidths(page, async () => {
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('link', { name: TEXT.walk })).toBeInViewport();
  });
  await main.getByRole('link', { name: SHOP.name, exact: true }).click();

  await expect(page).toHaveURL(TEXT.shop);
  const ways = main.getByRole('list', { name: TEXT.arrivals }).getByRole('listitem');
  await expect(ways).toHaveText([TEXT.arrival, TEXT.arrival]);
  await atBothWidths(page, async () => {
    const facts = main.getByRole('list', { name: TEXT.facts });
    await expect(facts).toContainText(SHOP.unit);
    const [box, top] = [await facts.boundingBox(), await main.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(400);
  });
  await main.getByRole('link', { name: TEXT.wayFrom }).click();

  await expect(page).toHaveURL(`${TEXT.map}?honnan=entrance-main&hova=${SHOP.slug}`);
  const line = main.locator('polyline:visible');
  await expect(main.getByText(TEXT.way)).toBeVisible();
  await main.getByRole('checkbox', { name: TEXT.stepFree }).check();
  await main.getByRole('button', { name: TEXT.show }).click();
  await expect(page).toHaveURL(/&lepcso=nem$/);
  await atBothWidths(page, async () => {
    await expect(line.first()).toBeInViewport();
    await expect(main.getByText(TEXT.way)).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: TEXT.lift })).toBeVisible();
  });
  await expectSameDocument(page);

  await page.goto(`${TEXT.map}?uzlet=cinema`);
  await waitForHydration(page);
  const card = main.getByRole('region', { name: TEXT.cinema, exact: true });
  await atBothWidths(page, async () => {
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(main.locator('svg text[paint-order]:visible')).toBeInViewport();
  });
  await expect(card.getByRole('link', { name: TEXT.cinema })).toHaveAttribute(
    'href',
    TEXT.cinemaPage,
  );
  await card.getByRole('link', { name: TEXT.close }).click();
  await expect(card).toHaveCount(0);

  await main.getByRole('link', { name: TEXT.walk }).click();
  await expect(page).toHaveURL(new RegExp(`latogatas=${SHOP.slug}$`));
  const visit = main.getByRole('region', { name: TEXT.visit });
  await atBothWidths(page, async () => {
    await expect(visit.getByRole('listitem')).toHaveText([new RegExp(`^${SHOP.name}`)]);
    await expect(visit.getByText(TEXT.visited)).toBeVisible();
    await expect(line.first()).toBeVisible();
  });
  expect(consoleLines).toEqual([]);
});
