/** The network goes away and comes back while a visitor is on the site, as on a phone in the mall. */
import { fileURLToPath } from 'node:url';
import type { Dialog, Locator, Page } from 'playwright/test';
import { expectAccessibleAtWidths } from '../site/accessibility.ts';
import { expect, visit, test as visitorTest, waitForHydration } from '../site/visitor.ts';

const OFFLINE = 'Nincs internetkapcsolat';
const SIGN = fileURLToPath(new URL('../../gateway/src/assets/icon-512.png', import.meta.url));
const TRY_AGAIN = /próbáld újra/;
const GIFT_CARD = { path: '/ajandekkartya', title: /^Ajándékkártya/ };

/** Browsers write a line for each request that fails; the site adds none. */
const BROWSERS_OWN = /^(error: Failed to load resource: net::|warning: Loading failed for the)/;

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** `alerts`: the texts of the browser's own messages, each of which is answered. */
const test = visitorTest.extend<{ alerts: string[] }>({
  alerts: async ({ page }, use) => {
    const alerts: string[] = [];
    const answer = (dialog: Dialog) => {
      alerts.push(dialog.message());
      return dialog.accept();
    };
    page.on('dialog', answer);
    await use(alerts);
    page.off('dialog', answer);
  },
});

test.afterEach(async ({ context, consoleLines }) => {
  // The context is used again.
  await context.setOffline(false);
  expect(consoleLines.filter((line) => !BROWSERS_OWN.test(line))).toEqual([]);
});

const expectOffline = async (page: Page) => {
  await expect(heading(page)).toHaveText(OFFLINE);
  await expect(page).toHaveTitle(/^Nincs internetkapcsolat – /);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};

test('a link to a page or language that is not loaded says so, and it comes with the network', async ({
  page,
  context,
}) => {
  await visit(page, GIFT_CARD.path);
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Fő navigáció' });
  await navigation.getByRole('link', { name: 'Mozi', exact: true }).click();
  await expectOffline(page);
  await expect(page).toHaveURL('/mozi');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByRole('button', { name: 'Újrapróbálom' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Most sem sikerült/);
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^Mozi/);
  await expect(heading(page)).not.toHaveText(OFFLINE);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expectOffline(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^Mozi/);
  await page.goForward();
  await expectOffline(page);
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^Cinema/);
  await expect(page).toHaveURL('/cinema');
});

test('an alert is shown in place of the menu of phones; the menu opens with the network', async ({
  page,
  context,
  alerts,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, GIFT_CARD.path);
  await context.setOffline(true);
  const menu = page.getByRole('button', { name: 'Menü', exact: true });
  await menu.click();
  await expect.poll(() => alerts).toEqual([expect.stringMatching(TRY_AGAIN)]);
  await context.setOffline(false);
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

test('a page that loses the network while it starts stays, and starts with the network', async ({
  page,
  context,
}) => {
  const { path, title } = GIFT_CARD;
  await page.route('**/messages-hu.js', async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripting');
  await expect(page).toHaveTitle(title);
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await waitForHydration(page);
});

/** What a visitor who has been here once finds without a network. Playwright's routes would not see these requests. */
test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' });

  const keep = async (page: Page, path: string) => {
    await visit(page, path);
    // Its registration waits until the page is idle; then it stores pages and files.
    await page.evaluate(() => navigator.serviceWorker.ready);
  };

  test('map, ways, visit, car and opening hours need no network, in both languages', async ({
    page,
    context,
  }) => {
    const main = page.getByRole('main');
    const notice = page.getByText(
      /^Nincs internet, ezért a mentett oldalt látod\. Frissítve: 20\d\d/,
    );
    await keep(page, GIFT_CARD.path);
    await context.setOffline(true);

    await visit(page, '/uzletek/terkep?honnan=entrance-main&hova=hm');
    await expect(notice).toBeVisible();
    await expect(main.getByText(/^\d+ m, körülbelül \d+ perc$/)).toBeVisible();
    await expectAccessibleAtWidths(page);
    await visit(page, '/uzletek/terkep?latogatas=hm,sportisimo&lepcso=nem');
    const plan = main.getByRole('region', { name: 'A látogatásom' });
    await expect(plan.getByText(/^\d+ m, kb\. \d+ perc séta$/)).toBeVisible();
    await expect(
      plan.getByRole('img', { name: 'A terv QR-kódja', includeHidden: true }),
    ).toBeAttached();

    await visit(page, '/uzletek/terkep#auto');
    await main.getByLabel('Szint, sor, hely').fill('−2. szint, C sor');
    await main.getByLabel('Fénykép a tábláról').setInputFiles(SIGN);
    await expect(main.getByRole('img', { name: 'A fényképed a parkolóhelyről' })).toBeVisible();
    await main.getByRole('button', { name: 'Megjegyzem' }).click();
    await visit(page, '/uzletek/terkep?uzlet=hm');
    const toTheCar = main.getByRole('link', { name: 'Útvonal az autóhoz' });
    // The kept page is hydrated without a query, and then shows the shop.
    await expect(toTheCar).toHaveAttribute('href', /honnan=hm/);
    await toTheCar.click();
    await expect(page).toHaveURL('/uzletek/terkep?honnan=hm&hova=parking-north');
    await expect(main.getByText(/^\d+ m, körülbelül \d+ perc$/)).toBeVisible();

    await visit(page, '/contact');
    await expect(page.getByText(/^You are offline, so this is a saved page/)).toBeVisible();
    await expect(main.getByRole('region', { name: 'Opening hours' })).toBeVisible();
    await visit(page, '/shops/map?honnan=entrance-main&hova=hm');
    await expect(main.getByText(/^\d+ m, about \d+ min/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  });

  test('any other page leads to those that are kept, and comes with the network', async ({
    page,
    context,
  }) => {
    await keep(page, '/uzletek/terkep');
    await context.setOffline(true);
    await visit(page, '/mozi');
    await expectOffline(page);
    await expect(page).toHaveURL('/mozi');
    const kept = page.getByRole('navigation', { name: 'Internet nélkül is megnézheted:' });
    await kept.getByRole('link', { name: 'Üzlettérkép' }).click();
    await expect(heading(page)).toHaveText('Térkép');
    await page.goBack();
    await expectOffline(page);
    await context.setOffline(false);
    await expect(page).toHaveTitle(/^Mozi/);
    await expect(heading(page)).not.toHaveText(OFFLINE);
    const sizes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    expect(sizes).toBeLessThan(10_000_000);
  });
});
