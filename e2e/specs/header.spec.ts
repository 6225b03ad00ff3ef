/** The header: menus by pointer and keyboard, the top row, the opening status, the mobile menu. */
import type { Browser, Locator, Page } from 'playwright/test';
import { chromium } from 'playwright/test';
import { expectAccessible, skipWithoutAxe } from '../site/accessibility.ts';
import { LAUNCH_OPTIONS } from '../site/launch-options.ts';
import {
  expect,
  mainNavigation,
  rememberLanguage,
  shiftClock,
  test,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** In hours. */
const SECOND = 1 / 3_600;

/** The header's parts by role. */
function headerOf(page: Page) {
  const banner = page.getByRole('banner');
  const navigation = banner.getByRole('navigation');
  return {
    banner,
    shopsLink: navigation.getByRole('link', { name: /^(Üzletek|Shops)$/ }),
    shopsButton: navigation.getByRole('button', { name: /Üzletek menü|Shops menu/ }),
    servicesButton: navigation.getByRole('button', { name: /^(Szolgáltatások|Services)$/ }),
    shopsPanel: navigation.getByRole('list', { name: /Népszerű üzletek|Popular shops/ }),
    servicesPanel: navigation.getByRole('list', { name: /^(Szolgáltatások|Services)$/ }),
    cinemaLink: navigation.getByRole('link', { name: /^(Mozi|Cinema)$/ }).first(),
  };
}

async function visit(page: Page, path: string, size = DESKTOP) {
  await page.setViewportSize(size);
  await page.goto(path);
  await waitForHydration(page);
  return headerOf(page);
}

test.describe('desktop menus', () => {
  test("load the shops only when they are opened, at the page's column; one is open at a time, until it is left", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const header = await visit(page, '/ajandekkartya');
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/menu-shops');
    await header.shopsButton.click();
    await expect(header.shopsPanel).toBeVisible();
    expect(asked).toContain('/api/menu-shops');
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
    const heading = header.banner.getByText('Népszerű üzletek');
    const logo = header.banner.getByRole('link', { name: 'Napliget' });
    expect(await left(heading)).toBeCloseTo(await left(logo), 0);
    await header.shopsButton.click();
    await page.mouse.move(700, 880);
    await expect(header.shopsPanel).toBeHidden();

    await header.shopsLink.hover();
    await expect(header.shopsPanel.getByRole('link', { name: 'H&M' })).toBeVisible();
    await header.servicesButton.hover();
    await expect(header.servicesPanel).toBeVisible();
    await expect(header.shopsPanel).toBeHidden();
    await header.cinemaLink.hover();
    await expect(header.servicesPanel).toBeHidden();
    await header.shopsLink.hover();
    await expect(header.shopsPanel).toBeVisible();
    await page.mouse.move(700, 880);
    await expect(header.shopsPanel).toBeHidden();
  });

  test('show existing shops, and links to all of them', async ({ page, consoleLines }) => {
    const header = await visit(page, '/gift-card');
    await header.shopsLink.hover();
    await header.shopsPanel.getByRole('link', { name: 'Sportisimo' }).click();
    await expect(page).toHaveURL('/shops/sportisimo');
    await expect(header.shopsPanel).toBeHidden();
    await header.shopsButton.click();
    const categories = header.banner.getByRole('list', { name: 'Categories' });
    await categories.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shops\?kategoria=restaurant-cafe$/);
    await expect(header.shopsPanel).toBeHidden();
    expect(consoleLines).toEqual([]);
  });

  test('work by keyboard; Escape, a press outside and the newsletter close them', async ({
    page,
  }) => {
    const header = await visit(page, '/ajandekkartya');
    await header.shopsButton.focus();
    await page.keyboard.press('Enter');
    await expect(header.shopsButton).toHaveAttribute('aria-expanded', 'true');
    await expect(header.shopsPanel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(header.shopsPanel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.shopsPanel).toBeHidden();
    await expect(header.shopsButton).toBeFocused();
    await header.servicesButton.focus();
    await page.keyboard.press('Space');
    await expect(header.servicesPanel).toBeVisible();
    await header.cinemaLink.focus();
    await expect(header.servicesPanel).toBeHidden();

    await header.servicesButton.click();
    await expect(header.servicesPanel).toBeVisible();
    await page.getByRole('main').click({ position: { x: 20, y: 700 } });
    await expect(header.servicesPanel).toBeHidden();
    await header.servicesButton.click();
    await header.banner.getByRole('button', { name: 'Kérem a hírlevelet' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(header.servicesPanel).toBeHidden();
  });

  test('are accessible', async ({ page, browserName }) => {
    skipWithoutAxe(browserName);
    const header = await visit(page, '/tropicarium');
    await header.shopsButton.click();
    await expect(header.shopsPanel).toBeVisible();
    await expectAccessible(page);
    await header.servicesButton.click();
    await expect(header.servicesPanel).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shops are a link, services open', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/ajandekkartya');
    const { banner, shopsLink, shopsButton } = headerOf(page);
    await expect(shopsLink).toHaveAttribute('href', '/uzletek');
    await expect(shopsButton).toBeHidden();
    const [start, end] = await shopsLink.evaluate((link) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(link);
      return [paddingInlineStart, paddingInlineEnd];
    });
    expect(end).toBe(start);
    await banner.getByText('Szolgáltatások').click();
    await expect(banner.getByRole('link', { name: 'Mesekönyv' })).toBeVisible();
  });

  test('the mobile menu opens', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/ajandekkartya');
    const { banner } = headerOf(page);
    await banner.getByText('Menü').click();
    await expect(banner.getByRole('link', { name: 'Kedvezmények' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Mesekönyv' })).toBeVisible();
  });
});

test('the top row hides after 10 px, and nothing else moves', async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  const { banner } = await visit(page, '/ajandekkartya');
  const language = banner.getByRole('link', { name: 'Switch to English' });
  const scroll = (to: number) => page.evaluate((y) => window.scrollTo(0, y), to);
  await scroll(10);
  await expect(language).toBeVisible();
  await scroll(11);
  await expect(language).toBeHidden();
  await scroll(600);
  await expect(banner.getByRole('link', { name: 'Élmények' })).toBeInViewport();
  await scroll(0);
  await expect(language).toBeVisible();
  expect(await layoutShift()).toBeLessThanOrEqual(0.02);
});

test.describe('the opening status', () => {
  test.use({ shiftsClock: false });

  test('follows the days of the week, to the full hour', async ({ page }) => {
    await page.clock.install({ time: '2026-11-22T18:00:00+01:00' });
    const { banner } = await visit(page, '/ajandekkartya');
    for (const [hours, text] of [
      [0.5, 'Nyitva 19:00-ig'],
      [2, 'Korlátozott nyitvatartás 23:00-ig, az üzletek zárva'],
      [4, 'Zárva, nyitás 10:00-kor'],
      [19, 'Nyitva 20:00-ig'],
      [0.5 - 10 * SECOND, 'Nyitva 20:00-ig'],
      [15 * SECOND, 'Korlátozott nyitvatartás 23:00-ig, az üzletek zárva'],
      [3, 'Zárva, nyitás 10:00-kor'],
    ] as const) {
      await page.clock.fastForward(Math.round(hours * 3_600_000));
      await expect(banner.getByRole('button', { name: text })).toBeVisible();
      await expect(banner.getByText('nálunk most')).toHaveCount(0);
    }
  });

  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'America/New_York' });

    test('adds the time at the mall, in two lines of a phone at most', async ({ page }) => {
      await page.clock.install({ time: '2026-11-23T19:59:30+01:00' });
      const { banner } = await visit(page, '/ajandekkartya', PHONE);
      await expect(banner.getByText('Nyitva 20:00-ig')).toBeVisible();
      await expect(banner.getByText('nálunk most 19:59')).toBeVisible();
      await page.clock.fastForward(60_000);
      await expect(banner.getByText('nálunk most 20:00')).toBeVisible();
      await page.clock.fastForward(7 * 3_600_000);
      const there = banner.getByText('nálunk most 03:00');
      await expect(there).toBeVisible();
      const lines = await there.locator('..').evaluate((texts) => {
        const lineHeight = Number.parseFloat(getComputedStyle(texts).lineHeight);
        return Math.round(texts.getBoundingClientRect().height / lineHeight);
      });
      expect(lines).toBe(2);
    });
  });
});

test.describe('the mobile menu', () => {
  const partsOf = (page: Page) => {
    const menu = page.getByRole('dialog', { name: /^Men[üu]$/ });
    return {
      menu,
      open: () =>
        page
          .getByRole('banner')
          .getByRole('button', { name: /^Men[üu]$/ })
          .click(),
      shops: menu.getByRole('button', { name: /^(Üzletek|Shops)$/ }),
      services: menu.getByRole('button', { name: /^(Szolgáltatások|Services)$/ }),
    };
  };

  test('opens over the page, keeps the focus and closes by Escape', async ({ page }) => {
    await visit(page, '/ajandekkartya', PHONE);
    const { menu, open } = partsOf(page);
    await open();
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
    for (let press = 0; press < 16; press++) await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
  });

  test('has sections, and starts closed after a navigation', async ({ page }) => {
    await visit(page, '/ajandekkartya', PHONE);
    const { menu, open, shops, services } = partsOf(page);
    await open();
    await services.click();
    await expect(menu.getByRole('link', { name: 'Hűségkártya' }).first()).toBeVisible();
    await shops.click();
    await menu.getByRole('link', { name: 'Sports Direct' }).click();
    await expect(page).toHaveURL('/uzletek/sportsdirect');
    await expect(menu).toBeHidden();
    await open();
    await expect(shops).toHaveAttribute('aria-expanded', 'false');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await menu.getByRole('link', { name: 'Térkép', exact: true }).click();
    await expect(page).toHaveURL('/uzletek/terkep');
    await open();
    await menu.getByRole('link', { name: 'Minden üzlet' }).click();
    await expect(page).toHaveURL('/uzletek');
    await expect(menu).toBeHidden();
  });

  test('closes on a language change', async ({ page }) => {
    await visit(page, '/tropicarium', PHONE);
    const { menu, open } = partsOf(page);
    await open();
    await menu.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(menu).toBeHidden();
  });

  test('is accessible with its sections open', async ({ page, browserName }) => {
    skipWithoutAxe(browserName);
    await visit(page, '/ajandekkartya', PHONE);
    const { menu, open, shops, services } = partsOf(page);
    await open();
    await services.click();
    await shops.click();
    await expect(menu.getByRole('link', { name: 'H&M' })).toBeVisible();
    await expectAccessible(page);
  });
});

/** Pixels that the search field has left beside its placeholder. */
const roomBesidePlaceholder = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const { font, paddingInlineEnd } = getComputedStyle(input);
    if (canvas) canvas.font = font;
    const text = canvas?.measureText(input.placeholder).width ?? Number.POSITIVE_INFINITY;
    return input.clientWidth - Number.parseFloat(paddingInlineEnd) - text;
  });

for (const language of ['hu', 'en'] as const) {
  test(`the header fits at every width in ${language}`, async ({ page, context, baseURL }) => {
    await rememberLanguage(context, language, baseURL ?? '');
    const { banner } = await visit(page, '/tropicarium');
    const targets = banner.getByRole('link').or(banner.getByRole('button'));
    for (const width of [320, 360, 390, 820, 1199, 1200, 1366, 1920]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(async () => (await banner.boundingBox())?.height).toBe(124);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
        for (const target of await targets.filter({ visible: true }).all()) {
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        const field = banner.getByRole('combobox');
        if (await field.isVisible()) expect(await roomBesidePlaceholder(field)).toBeGreaterThan(0);
      });
    }
  });
}

test('the navigation does not move when the rest of its row arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const before = await mainNavigation(page).boundingBox();
  await page.getByRole('search').evaluateAll((elements: HTMLElement[]) => {
    for (const element of elements) element.style.display = 'none';
  });
  expect((await mainNavigation(page).boundingBox())?.x).toBe(before?.x);
});

/** The first four are Playwright's own: Chromium takes only the last list. */
const LARGE_LETTERS =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32';

test.describe('with letters twice as large', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'the letters are set by Chromium’s arguments',
  );
  // In one worker: each would start a browser of its own.
  test.describe.configure({ mode: 'default' });

  /** The visitor's own setting: em in media queries follows it, as no style sheet's size does. */
  const largeLetters = test.extend<object, { largeLettersBrowser: Browser }>({
    largeLettersBrowser: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must provide from the pattern
      async ({}, use) => {
        const args = [...(LAUNCH_OPTIONS.args ?? []), LARGE_LETTERS];
        const browser = await chromium.launch({ ...LAUNCH_OPTIONS, args });
        await use(browser);
        await browser.close();
      },
      { scope: 'worker' },
    ],
    context: async ({ largeLettersBrowser, baseURL, locale, timezoneId }, use) => {
      const context = await largeLettersBrowser.newContext({
        baseURL: baseURL ?? '',
        locale: locale ?? '',
        timezoneId: timezoneId ?? '',
      });
      await shiftClock(context);
      await use(context);
      await context.close();
    },
  });

  for (const [width, height] of [
    [390, 844],
    [640, 400],
    [820, 1100],
    [1280, 800],
    [1920, 1000],
  ] as const) {
    largeLetters(`all is within reach at ${width} by ${height}`, async ({ page }) => {
      const layoutShift = await watchLayoutShift(page);
      const { banner } = await visit(page, '/tropicarium', { width, height });
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).not.toBe('16px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const name of ['Elutasítom', 'Elfogadom'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      const notice = page.getByRole('region', { name: 'Sütik' });
      // Until its font is there, the text may take one line more.
      await expect
        .poll(async () => (await notice.boundingBox())?.height)
        .toBeLessThanOrEqual(height / 2);
      await page.getByRole('button', { name: 'Elutasítom' }).click();
      const search = banner.getByRole('search').locator('input, button').filter({ visible: true });
      await expect(search.first()).toBeInViewport({ ratio: 1 });
      await banner.getByRole('button', { name: 'Menü' }).click();
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await expect(menu.getByRole('button', { name: 'Menü bezárása' })).toBeInViewport({
        ratio: 1,
      });
      expect(await layoutShift()).toBeLessThanOrEqual(0.02);
      await menu.getByRole('link', { name: 'Switch to English' }).click();
      await expect(menu).toBeHidden();
    });
  }
});

test('pages that share a header mark their own entry in it', async ({ request }) => {
  const marked = async (path: string) => {
    const html = await (await request.get(path)).text();
    return new Set([...html.matchAll(/href="([^"]+)" aria-current="page"/g)].map(([, to]) => to));
  };
  for (const path of ['/uzletek/hm', '/mozi', '/uzletek/zara', '/kedvezmenyek', '/cinema'])
    expect([...(await marked(path))]).toEqual([/^\/\w+/.exec(path)?.[0]]);
  expect(await marked('/')).toEqual(new Set());
});
