/** The screenshots of `docs/screenshots.md`, at three widths. */
import path from 'node:path';
import { API_FORMS, type ApiForm, readSettings } from '@mall/contracts';
import type { Page } from 'playwright/test';
import { type WatchedRequests, watchRequests } from '../site/requests.ts';
import { test, visit } from '../site/visitor.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page as a visitor who has answered the cookie notice. */
async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('cookie-consent', 'refused'));
  await page.goto(url);
  // A font that is later than the first paint is shown from the next page on. A reload would keep the
  // position, in the place of what the hash leads to.
  await page.goto('about:blank');
  await visit(page, url);
}

const { BRAND_SLUG } = readSettings({});
const CARD_PAGE = `/my${BRAND_SLUG}-kartya`;

const PAGES = {
  home: '/',
  shops: '/uzletek',
  shop: '/uzletek/sportisimo',
  map: '/uzletek/terkep',
  'map-shop': '/uzletek/terkep?uzlet=hm',
  'map-way': '/uzletek/terkep?honnan=entrance-main&hova=sportisimo',
  cinema: '/mozi',
  film: '/mozi/csillagkod-kapitanya',
  discounts: '/kedvezmenyek',
  discount: '/kedvezmenyek/humanic-csizmak',
  news: '/aktualitasok',
  post: '/aktualitasok/adventi-fenyek-unnepe',
  events: '/programok',
  entertainment: '/elmenyek',
  tropicarium: '/tropicarium',
  kockapark: '/kockapark',
  playhouse: '/jatszohaz',
  planner: '/elmenyek#arkalkulator',
  contact: '/elerhetoseg',
  info: '/kapcsolat',
  app: '/app',
  'app-qr': '/app/qr',
  'search-results': '/kereses?q=mozi',
  accessibility: '/akadalymentesseg',
  privacy: '/adatvedelem',
  campaign: '/mikulas-nyomaban',
  'loyalty-card': `${CARD_PAGE}#igenyles`,
  'family-card': `${CARD_PAGE}#csaladi-igenyles`,
  'gift-card': '/ajandekkartya',
  'password-mail': '/elfelejtett-jelszo',
  'new-password': '/elfelejtett-jelszo/pelda',
  'account-deletion': `/my${BRAND_SLUG}-torles`,
  'campaign-stations': '/mikulas-nyomaban#allomasok',
  'campaign-upload': '/mikulas-nyomaban#feltoltes',
  'campaign-answer': '/capakkozott/attend#visszajelzes',
  storybook: '/mesekonyv#raja-rozi',
  'not-found': '/nincs-ilyen',
} as const;

/** The plan where a part of it is shown. */
const MOVED_PLAN = 'main section > [style*=translate]:not([style*="translate(0px, 0px)"])';

const OPENED: Record<string, (page: Page, width: number) => Promise<void>> = {
  async 'shops-filtered'(page) {
    await visit(page, '/uzletek?szint=upper&szolgaltatas=gift-card');
    await page
      .getByRole('main')
      .getByText(/^Szűrők/)
      .click();
  },
  async 'shops-menu'(page, width) {
    if (width >= 1200) {
      await page.getByRole('button', { name: 'Üzletek menü' }).click();
    } else {
      await page.getByRole('button', { name: 'Menü' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Üzletek' }).click();
    }
    await page.getByRole('link', { name: 'H&M' }).first().locator('img').waitFor();
  },
  async 'home-video'(page) {
    const film = page.getByRole('img', { name: /^Rajzolt bevásárlóközpont/ });
    await film.scrollIntoViewIfNeeded();
    await film.evaluate((image: HTMLImageElement) => image.decode());
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
      .getByRole('link', { name: /nyitva|zárva|korlátozott/i })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  async present(page) {
    await visit(page, '/mikulas-nyomaban');
    await page.getByRole('button', { name: 'Kibontom' }).click();
    await page.getByRole('dialog').waitFor();
  },
  async message(page) {
    await page.goto('/?deleted=1');
    await page.getByRole('dialog').waitFor();
  },
};

/** Forms by name, with their page and a valid response of their call. */
const FORMS: Record<string, { url: string; name: ApiForm; data: object }> = {
  'loyalty-card': { url: CARD_PAGE, name: 'loyaltyCard', data: { status: 'pending' } },
  'family-card': { url: CARD_PAGE, name: 'familyCard', data: { status: 'requested' } },
  'gift-card': {
    url: '/ajandekkartya',
    name: 'giftCardBalance',
    data: {
      ...{ balance: 12_500, valid_until: '2027-03-14', expired: false },
      movements: [
        { date: '2026-11-20', kind: 'purchase', amount: -7500 },
        { date: '2026-03-14', kind: 'top_up', amount: 20_000 },
      ],
    },
  },
  'password-mail': { url: '/elfelejtett-jelszo', name: 'passwordMail', data: { status: 'asked' } },
  'new-password': {
    url: '/elfelejtett-jelszo/pelda',
    name: 'newPassword',
    data: { status: 'changed' },
  },
  'account-deletion': {
    url: `/my${BRAND_SLUG}-torles`,
    name: 'accountDeletion',
    data: { status: 'asked' },
  },
};

/** Sends the form of a page; with `data` that is the response. */
async function send(page: Page, name: ApiForm, data?: object): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator(`[name=form][value=${name}]`) });
  if (data) {
    const response = { status: 201, json: { data } };
    await page.route(`**/api${API_FORMS[name].path}`, (route) => route.fulfill(response));
  }
  await form.getByRole('button').last().click();
  const result = data
    ? page.locator('[data-form-done], [role=status] table')
    : page.getByRole('main').getByRole('alert');
  await result.waitFor();
}

for (const width of [390, 820, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    let requests: WatchedRequests;
    test.beforeEach(({ page }) => {
      requests = watchRequests(page);
    });

    const takeScreenshot = async (page: Page, name: string) => {
      await requests.settled();
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
        if (name.startsWith('map-')) await page.locator(MOVED_PLAN).waitFor();
        await takeScreenshot(page, name);
      });
    }
    for (const [name, { url, name: form, data }] of Object.entries(FORMS)) {
      test(`${name} with errors, and done`, async ({ page }) => {
        await open(page, url);
        await send(page, form);
        await takeScreenshot(page, `${name}-errors`);
        // No form is left below a link that is not valid.
        await open(page, url);
        await send(page, form, data);
        await takeScreenshot(page, `${name}-done`);
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
