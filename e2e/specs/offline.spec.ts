/** The network goes away and comes back while a visitor is on the site, as on a phone in the mall. */
import type { Dialog, Locator, Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { expect, test as visitorTest, waitForHydration } from '../site/visitor.ts';

const TEXTS = {
  hu: {
    offline: 'Nincs internetkapcsolat',
    retry: 'Újrapróbálom',
    failedAgain: /^Most sem sikerült/,
    giftCard: { path: '/ajandekkartya', title: /^Ajándékkártya/ },
    cinema: { path: '/mozi', link: 'Mozi', title: /^Mozi/ },
    shops: { path: '/uzletek', shop: '/uzletek/hm' },
    contact: '/elerhetoseg',
    navigation: 'Fő navigáció',
    hours: 'Nyitvatartás',
    menu: 'Menü',
    otherLanguage: 'Switch to English',
    code: /A kártya kódja/,
    balance: 'Megnézem az egyenleget',
    email: 'E-mail-cím',
    subscribe: 'Feliratkozom',
    tryAgain: /próbáld újra/,
  },
  en: {
    offline: 'No internet connection',
    retry: 'Try again',
    failedAgain: /^Still no luck/,
    giftCard: { path: '/gift-card', title: /^Gift card/ },
    cinema: { path: '/cinema', link: 'Cinema', title: /^Cinema/ },
    shops: { path: '/shops', shop: '/shops/hm' },
    contact: '/contact',
    navigation: 'Main navigation',
    hours: 'Opening hours',
    menu: 'Menu',
    otherLanguage: 'Váltás magyar nyelvre',
    code: /Code of the card/,
    balance: 'Show the balance',
    email: 'Email address',
    subscribe: 'Subscribe',
    tryAgain: /try again/,
  },
} as const;

/** Browsers write a line for each request that fails; the site adds none. */
const BROWSERS_OWN = /^(error: Failed to load resource: net::|warning: Loading failed for the)/;

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

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

for (const [language, texts] of Object.entries(TEXTS)) {
  const other = TEXTS[language === 'hu' ? 'en' : 'hu'];

  const expectOffline = async (page: Page) => {
    await expect(heading(page)).toHaveText(texts.offline);
    await expect(page).toHaveTitle(new RegExp(`^${texts.offline} – `));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  };

  test.describe(`in ${language}, without a network`, () => {
    test('a link to a page that is not loaded says so, and the page comes with the network', async ({
      page,
      context,
    }) => {
      await visit(page, texts.giftCard.path);
      await context.setOffline(true);
      const navigation = page.getByRole('navigation', { name: texts.navigation });
      await navigation.getByRole('link', { name: texts.cinema.link, exact: true }).click();
      await expectOffline(page);
      await expect(page).toHaveURL(texts.cinema.path);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessible(page);
      }
      await page.getByRole('button', { name: texts.retry }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText(texts.failedAgain);
      await context.setOffline(false);
      await expect(page).toHaveTitle(texts.cinema.title);
      await expect(heading(page)).not.toHaveText(texts.offline);
    });

    test('a page whose code alone is there says so, Back shows the one before', async ({
      page,
      context,
    }) => {
      await visit(page, texts.shops.path);
      const title = await page.title();
      await context.setOffline(true);
      await page.getByRole('main').locator(`a[href="${texts.shops.shop}"]`).first().click();
      await expectOffline(page);
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).not.toHaveText(texts.offline);
      await page.goForward();
      await expectOffline(page);
      await context.setOffline(false);
      await expect(heading(page)).not.toHaveText(texts.offline);
    });

    test('an alert is shown in place of a dialog that is not loaded; the dialog opens with the network', async ({
      page,
      context,
      alerts,
    }) => {
      await visit(page, texts.giftCard.path);
      await context.setOffline(true);
      const hours = page.getByRole('banner').getByRole('button', { name: texts.hours });
      for (const count of [1, 2]) {
        await hours.click();
        await expect.poll(() => alerts.length).toBe(count);
      }
      expect(alerts[1]).toMatch(texts.tryAgain);
      await context.setOffline(false);
      await hours.click();
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: texts.hours }),
      ).toBeVisible();
    });

    test('an alert is shown in place of the menu of phones; the menu opens with the network', async ({
      page,
      context,
      alerts,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, texts.giftCard.path);
      await context.setOffline(true);
      const menu = page.getByRole('button', { name: texts.menu, exact: true });
      await menu.click();
      await expect.poll(() => alerts).toEqual([expect.stringMatching(texts.tryAgain)]);
      await context.setOffline(false);
      await menu.click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    });

    test('another language says so in the one that is there, and comes with the network', async ({
      page,
      context,
    }) => {
      await visit(page, texts.giftCard.path);
      await context.setOffline(true);
      await page.getByRole('link', { name: texts.otherLanguage }).click();
      await expectOffline(page);
      await page.goBack();
      await expect(page).toHaveTitle(texts.giftCard.title);
      await page.goForward();
      await expectOffline(page);
      await context.setOffline(false);
      await expect(page).toHaveTitle(other.giftCard.title);
      await expect(page).toHaveURL(other.giftCard.path);
    });

    test('forms keep what was typed, and ask to try again', async ({ page, context, alerts }) => {
      await visit(page, texts.giftCard.path);
      await context.setOffline(true);
      const code = page.getByRole('textbox', { name: texts.code });
      await code.pressSequentially('ABCD-1234');
      await page.getByRole('button', { name: texts.balance }).click();
      await expect(page.getByRole('main').getByText(texts.tryAgain)).toBeVisible();
      await expect(code).toHaveValue('ABCD-1234');
      expect(alerts).toEqual([]);

      await context.setOffline(false);
      await visit(page, texts.contact);
      await context.setOffline(true);
      const email = page.getByRole('textbox', { name: texts.email });
      await email.pressSequentially('anna@example.com');
      await page.getByRole('button', { name: texts.subscribe, exact: true }).click();
      await expect.poll(() => alerts).toEqual([expect.stringMatching(texts.tryAgain)]);
      await expect(email).toHaveValue('anna@example.com');
    });
  });
}

test('a page that loses the network while it starts stays, and starts with the network', async ({
  page,
  context,
}) => {
  const { path, title } = TEXTS.hu.giftCard;
  await page.route('**/messages-hu.js', async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripting');
  await expect(page).toHaveTitle(title);
  await page.unroute('**/messages-hu.js');
  await context.setOffline(false);
  await waitForHydration(page);
});
