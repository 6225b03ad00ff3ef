/** The screenshots of `docs/screenshots.md`, at three widths. */
import path from 'node:path';
import type { Page } from 'playwright/test';
import { test, waitForHydration } from '../site/visitor.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page as a visitor who has answered the cookie notice. */
async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'refused'));
  await page.goto(url);
  await waitForHydration(page);
}

const PAGES = {
  home: '/',
  shops: '/uzletek',
  shop: '/uzletek/sportisimo',
  map: '/uzletek/terkep',
  'map-shop': '/uzletek/terkep?uzlet=hm',
  'map-way': '/uzletek/terkep?honnan=entrance-main&hova=sportisimo',
  cinema: '/mozi',
  campaign: '/mikulas-nyomaban',
  'not-found': '/nincs-ilyen',
} as const;

/** What is opened over a page, by the visitor's own actions. */
const OPENED: Record<string, (page: Page, width: number) => Promise<void>> = {
  async 'shops-filtered'(page) {
    await page.goto('/uzletek?szint=upper&szolgaltatas=gift-card');
    await waitForHydration(page);
    await page.getByRole('main').getByText('Szűrők', { exact: true }).click();
  },
  async 'shops-menu'(page, width) {
    if (width >= 1200) {
      await page.getByRole('button', { name: 'Üzletek menü' }).click();
    } else {
      await page.getByRole('button', { name: 'Menü' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Üzletek' }).click();
    }
    await page.getByRole('link', { name: 'H&M' }).first().waitFor();
  },
  async 'home-video'(page) {
    await page.getByRole('img', { name: /^Rajzolt bevásárlóközpont/ }).scrollIntoViewIfNeeded();
  },
  async footer(page) {
    await page.getByRole('button', { name: 'Sütibeállítások' }).scrollIntoViewIfNeeded();
  },
  async search(page, width) {
    if (width < 768) await page.getByRole('button', { name: /Keresés/ }).click();
    await page.getByRole('combobox').fill('cipő');
    await page.getByRole('listbox').waitFor();
  },
  async 'opening-hours'(page) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /nyitva|zárva|korlátozott/i })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  async message(page) {
    await page.goto('/?deleted=1');
    await page.getByRole('dialog').waitFor();
  },
};

for (const width of [390, 820, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    const takeScreenshot = async (page: Page, name: string) => {
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${width}.jpg`),
        type: 'jpeg',
        quality: 82,
        animations: 'disabled',
      });
    };

    for (const [name, url] of Object.entries(PAGES)) {
      test(name, async ({ page }) => {
        await open(page, url);
        await takeScreenshot(page, name);
      });
    }
    for (const [name, act] of Object.entries(OPENED)) {
      test(name, async ({ page }) => {
        await open(page, '/');
        await act(page, width);
        await takeScreenshot(page, name);
      });
    }
  });
}
