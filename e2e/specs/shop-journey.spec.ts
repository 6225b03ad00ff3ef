/** From the home page to a shop's door: what a visitor does with the shops, in both languages on phone and desktop. */
import type { Page } from 'playwright/test';
import { expect, test, waitForHydration } from '../site/visitor.ts';

const SHOP = { slug: 'sportisimo', name: 'Sportisimo', unit: 'E-01' };
const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const TEXTS = {
  hu: {
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
  },
  en: {
    home: '/?lang=en',
    teaser: /^\d+ shops under one roof$/,
    all: 'All shops',
    list: '/shops',
    filters: 'Filters',
    upper: /^First floor/,
    star: `${SHOP.name} on the visit list`,
    shop: `/shops/${SHOP.slug}`,
    facts: 'At a glance',
    arrivals: 'How do you get here?',
    arrival: /^From the nearest (entrance|car park)\d+ m, about \d+ minutes?/,
    wayFrom: /^Directions from: Main entrance/,
    map: '/shops/map',
    way: /^\d+ m, about \d+ minutes?$/,
    stepFree: 'Without stairs and escalators',
    show: 'Show the way',
    lift: /^Take the lift to the first floor/,
    cinema: 'Cinema',
    cinemaPage: '/cinema',
    close: 'Close',
    walk: 'Plan the walk',
    visit: 'Visit list',
    visited: /^\d+ m, about \d+ min on foot$/,
  },
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

for (const language of ['hu', 'en'] as const) {
  const text = TEXTS[language];

  test(`from the home page to a shop and the way there (${language})`, async ({
    page,
    consoleLines,
  }) => {
    await page.setViewportSize(WIDTHS.desktop);
    const main = page.getByRole('main');
    await page.goto(text.home);
    await waitForHydration(page);
    const teaser = main.getByRole('region', { name: text.teaser });
    await teaser.scrollIntoViewIfNeeded();
    await atBothWidths(page, async () => {
      await expect(teaser.getByRole('link', { name: text.all })).toBeVisible();
      await expect(teaser.getByRole('listitem').first()).toBeVisible();
    });
    await teaser.getByRole('link', { name: text.all }).click();

    await expect(page).toHaveURL(text.list);
    await waitForHydration(page);
    await markDocument(page);
    const cards = main.getByRole('article');
    await expect(cards.nth(1)).toBeInViewport();
    await main.locator('summary').click();
    await main.getByRole('radio', { name: text.upper }).check();
    await expect(page).toHaveURL(`${text.list}?szint=upper`);
    const star = main.getByRole('button', { name: text.star });
    await star.click();
    await atBothWidths(page, async () => {
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('link', { name: text.walk })).toBeInViewport();
    });
    await main.getByRole('link', { name: SHOP.name, exact: true }).click();

    await expect(page).toHaveURL(text.shop);
    const ways = main.getByRole('list', { name: text.arrivals }).getByRole('listitem');
    await expect(ways).toHaveText([text.arrival, text.arrival]);
    await atBothWidths(page, async () => {
      const facts = main.getByRole('list', { name: text.facts });
      await expect(facts).toContainText(SHOP.unit);
      const [box, top] = [await facts.boundingBox(), await main.boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(400);
    });
    await main.getByRole('link', { name: text.wayFrom }).click();

    await expect(page).toHaveURL(`${text.map}?honnan=entrance-main&hova=${SHOP.slug}`);
    const line = main.locator('polyline:visible');
    await expect(main.getByText(text.way)).toBeVisible();
    await main.getByRole('checkbox', { name: text.stepFree }).check();
    await main.getByRole('button', { name: text.show }).click();
    await expect(page).toHaveURL(/&lepcso=nem$/);
    await atBothWidths(page, async () => {
      await expect(line.first()).toBeInViewport();
      await expect(main.getByText(text.way)).toBeVisible();
      await expect(main.getByRole('listitem').filter({ hasText: text.lift })).toBeVisible();
    });
    await expectSameDocument(page);

    await page.goto(`${text.map}?uzlet=cinema`);
    await waitForHydration(page);
    const card = main.getByRole('region', { name: text.cinema, exact: true });
    await atBothWidths(page, async () => {
      await expect(card).toBeInViewport({ ratio: 1 });
      await expect(main.locator('svg text[paint-order]:visible')).toBeInViewport();
    });
    await expect(card.getByRole('link', { name: text.cinema })).toHaveAttribute(
      'href',
      text.cinemaPage,
    );
    await card.getByRole('link', { name: text.close }).click();
    await expect(card).toHaveCount(0);

    await main.getByRole('link', { name: text.walk }).click();
    await expect(page).toHaveURL(new RegExp(`latogatas=${SHOP.slug}$`));
    const visit = main.getByRole('region', { name: text.visit });
    await atBothWidths(page, async () => {
      await expect(visit.getByRole('listitem')).toHaveText([new RegExp(`^${SHOP.name}`)]);
      await expect(visit.getByText(text.visited)).toBeVisible();
      await expect(line.first()).toBeVisible();
    });
    expect(consoleLines).toEqual([]);
  });
}
