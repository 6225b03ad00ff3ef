/** The header: menus by pointer and keyboard, the top row, the opening status, the mobile menu. */
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { watchRequests } from '../site/requests.ts';
import { expect, test, visitWithFont, watchLayoutShift } from '../site/visitor.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

async function openAt(page: Page, path: string, size = DESKTOP) {
  await page.setViewportSize(size);
  await visitWithFont(page, path);
  return page.getByRole('banner');
}

test("the top row hides after 10 px; the menus load the shops when opened, at the page's column, are accessible, and close when left", async ({
  page,
  consoleLines,
}) => {
  const layoutShift = await watchLayoutShift(page);
  const requests = watchRequests(page);
  const banner = await openAt(page, '/ajandekkartya');
  const navigation = banner.getByRole('navigation');
  const shopsLink = navigation.getByRole('link', { name: 'Üzletek', exact: true });
  const shopsPanel = navigation.getByRole('list', { name: 'Népszerű üzletek' });
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

  await requests.settled();
  expect(requests.paths()).not.toContain('/api/menu-shops');
  await navigation.getByRole('button', { name: 'Üzletek menü' }).click();
  await expect(shopsPanel).toBeVisible();
  await expect.poll(() => requests.paths()).toContain('/api/menu-shops');
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  const logo = banner.getByRole('link', { name: 'Napliget' });
  expect(await left(banner.getByText('Népszerű üzletek'))).toBeCloseTo(await left(logo), 0);
  await expectAccessible(page);
  await navigation.getByRole('button', { name: 'Szolgáltatások' }).click();
  await expect(navigation.getByRole('list', { name: 'Szolgáltatások' })).toBeVisible();
  await expect(shopsPanel).toBeHidden();
  await expectAccessible(page);

  await shopsLink.hover();
  await expect(shopsPanel).toBeVisible();
  await page.mouse.move(700, 880);
  await expect(shopsPanel).toBeHidden();
  await shopsLink.hover();
  await shopsPanel.getByRole('link', { name: 'Sportisimo' }).click();
  await expect(page).toHaveURL('/uzletek/sportisimo');
  await expect(shopsPanel).toBeHidden();
  expect(consoleLines).toEqual([]);
});

test.describe('the opening status', () => {
  test.use({ shiftsClock: false });

  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'America/New_York' });

    test('adds the time at the mall, in two lines of a phone at most', async ({ page }) => {
      await page.clock.install({ time: '2026-11-23T19:59:30+01:00' });
      const banner = await openAt(page, '/ajandekkartya', PHONE);
      await expect(banner.getByText('Nyitva 20:00-ig')).toBeVisible();
      await expect(banner.getByText('nálunk most 19:59')).toBeVisible();
      await page.clock.fastForward(60_000);
      await expect(banner.getByText('nálunk most 20:00')).toBeVisible();
      await page.clock.fastForward(7 * 3_600_000);
      const there = banner.getByText('nálunk most 03:00');
      await expect(there).toBeVisible();
      const lines = () =>
        there.locator('..').evaluate((texts) => {
          const [status = texts] = texts.children;
          const lineHeight = Number.parseFloat(getComputedStyle(status).lineHeight);
          return Math.round(texts.getBoundingClientRect().height / lineHeight);
        });
      expect(await lines()).toBe(2);
    });
  });
});

test('the mobile menu opens over the page, is accessible, and closes with a change of page, of language, or for a dialog', async ({
  page,
}) => {
  const banner = await openAt(page, '/ajandekkartya', PHONE);
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const open = () => banner.getByRole('button', { name: 'Menü' }).click();
  const [shops, services] = ['Üzletek', 'Szolgáltatások'].map((name) =>
    menu.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  await open();
  await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE });
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await services.click();
  await expect(menu.getByRole('link', { name: 'Hűségkártya' }).first()).toBeVisible();
  await shops.click();
  await expect(menu.getByRole('link', { name: 'H&M' })).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Sports Direct' }).click();
  await expect(page).toHaveURL('/uzletek/sportsdirect');
  await expect(menu).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await open();
  for (const group of [shops, services])
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  for (const [name, path] of [
    ['Programok', '/programok'],
    ['Parkolás', '/elerhetoseg#parkolas'],
    ['Így jutsz ide', '/elerhetoseg'],
    ['Információ', '/kapcsolat'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await menu.getByRole('link', { name: /Nyitva|Zárva|Korlátozott/ }).click();
  await expect(page.getByRole('dialog', { name: 'Nyitvatartás' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole('link', { name: 'Switch to English' }).click();
  await expect(page).toHaveURL('/shops/sportsdirect');
  await expect(menu).toBeHidden();
  await expect(heading).toBeFocused();
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

const heightsOf = (targets: Element[]) =>
  targets.filter((target) => target.checkVisibility()).map((target) => target.clientHeight);

test('the header fits at every width in both languages', async ({ page }) => {
  for (const path of ['/tropicarium', '/tropicarium?lang=en']) {
    const banner = await openAt(page, path);
    for (const width of [320, 360, 390, 820, 1199, 1200, 1366, 1920]) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(async () => (await banner.boundingBox())?.height).toBe(124);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
        const heights = await banner.locator('a, button').evaluateAll(heightsOf);
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        const field = banner.getByRole('combobox');
        if (await field.isVisible()) expect(await roomBesidePlaceholder(field)).toBeGreaterThan(0);
      });
    }
  }
  // The rest of the row arrives after the navigation.
  await page.setViewportSize(DESKTOP);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const before = await navigation.boundingBox();
  await page.getByRole('search').evaluateAll((elements: HTMLElement[]) => {
    for (const element of elements) element.style.display = 'none';
  });
  expect((await navigation.boundingBox())?.x).toBe(before?.x);
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
