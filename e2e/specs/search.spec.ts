/** The header's search: suggestions while typing, by mouse, by keyboard and on phones. */
import { clockNow } from '@mall/tooling/test-clock';
import type { Locator, Page, Route } from 'playwright/test';
import { holdRequests } from '../site/held-requests.ts';
import { SHELL_SCRIPT } from '../site/shell-script.ts';
import { expect, test, waitForHydration } from '../site/visitor.ts';

const NOTHING = 'Nincs találat';

/** The header's search as a visitor sees it. */
function searchOf(page: Page) {
  const search = page.getByRole('banner').getByRole('search');
  const field = search.getByRole('combobox');
  return {
    field,
    list: search.getByRole('listbox'),
    options: search.getByRole('option'),
    active: search.getByRole('option', { selected: true }),
    status: search.getByRole('status'),
  };
}

/** Replaces what is in the field, by the keyboard: Firefox's protocol fills in without the page's notice. */
async function type(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.press('Delete');
  await field.pressSequentially(text);
}

async function openPage(page: Page, path = '/ajandekkartya') {
  await page.goto(path);
  await waitForHydration(page);
  return searchOf(page);
}

/** The queries that the page sends from now on. */
function watchQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/search') queries.push(searchParams.get('query') ?? '');
  });
  return queries;
}

/** Answers each query by `answer`. */
async function answerBy(page: Page, answer: (query: string, route: Route) => Promise<void>) {
  await page.route('**/api/search?*', (route) =>
    answer(new URL(route.request().url()).searchParams.get('query') ?? '', route),
  );
}

async function found(options: Locator, title: string) {
  await expect(options.filter({ hasText: title }).first()).toBeVisible();
}

/** Waits for the answer to all letters: a pause between two of them asks for the first ones alone. */
async function answered(status: Locator, query: string) {
  await expect(status).toHaveText(new RegExp(` ${query}$`));
}

test.describe('with a clock of its own', () => {
  test.use({ shiftsClock: false });

  test('letters make one request, 250 ms after the last of them', async ({ page }) => {
    await page.clock.install({ time: clockNow() });
    const { field, options } = await openPage(page);
    const queries = watchQueries(page);
    await page.clock.pauseAt(clockNow().getTime() + 60_000);
    for (const letter of 'CIPOK') {
      await field.press(letter);
      await page.clock.runFor(249);
    }
    expect(queries).toEqual([]);
    await page.clock.runFor(1);
    await found(options, 'Cipőkuckó');
    expect(queries).toEqual(['CIPOK']);
  });

  test('white space asks for nothing', async ({ page }) => {
    await page.clock.install({ time: clockNow() });
    const { field, options } = await openPage(page);
    const queries = watchQueries(page);
    await page.clock.pauseAt(clockNow().getTime() + 60_000);
    await field.pressSequentially('   ');
    await page.clock.runFor(250);
    await field.pressSequentially('sport');
    await page.clock.runFor(250);
    await found(options, 'Sportisimo');
    expect(queries).toEqual(['sport']);
  });
});

test('shops, posts and discounts are found, and marked', async ({ page, consoleLines }) => {
  const { field, list, options, status } = await openPage(page);
  await type(field, 'CIPOK');
  await found(options, 'Cipőkuckó');
  await expect(options.first().locator('mark')).toHaveText('Cipők');
  await expect(options.first().getByRole('img')).toHaveCount(0);
  await type(field, 'kave');
  await expect(list.getByRole('group', { name: 'Üzletek' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Hírek' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Kedvezmények' })).toBeVisible();
  await expect(status).toHaveText(/\d+ javaslat erre: kave/);
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(480);
  expect(consoleLines).toEqual([]);
});

test('a slow answer never replaces a newer one', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'WebDriver BiDi reports no request that the page gives up');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerBy(page, async (query, route) => {
    if (query === 'res') await held;
    // The page may have given the request up.
    await route.continue().catch(() => undefined);
  });
  const { field, options } = await openPage(page);
  const asked = page.waitForRequest('**/api/search?query=res');
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('=res'));
  await type(field, 'res');
  await asked;
  await type(field, 'sportisimó');
  await found(options, 'Sportisimo');
  await given;
  release();
  await expect(options.filter({ hasText: 'Reserved' })).toHaveCount(0);
  await found(options, 'Sportisimo');
});

test('a search that fails shows nothing', async ({ page, consoleLines }) => {
  await answerBy(page, (_, route) => route.fulfill({ status: 500, body: '{"errors":[]}' }));
  const { field, list, status } = await openPage(page);
  await type(field, 'cipő');
  await expect.poll(() => consoleLines.join()).toContain('[shell] search');
  await expect(list).toHaveCount(0);
  await expect(status).toBeEmpty();
  await expect(page.getByText(NOTHING)).toHaveCount(0);
});

test('a message says that nothing was found', async ({ page }) => {
  const { field } = await openPage(page);
  await type(field, 'zzxqkw');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await type(field, '');
  await expect(page.getByText(NOTHING)).toHaveCount(0);
});

test('the keyboard chooses, opens, closes and clears', async ({ page }) => {
  const { field, list, options, active, status } = await openPage(page);
  await type(field, 'sport');
  await answered(status, 'sport');
  const first = (await options.first().textContent()) ?? '';
  const last = (await options.last().textContent()) ?? '';
  await field.press('ArrowDown');
  await expect(active).toHaveText(first);
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await field.press('ArrowUp');
  await expect(active).toHaveText(last);
  await field.press('ArrowDown');
  await expect(active).toHaveText(first);
  await field.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue('sport');
  await field.press('Escape');
  await expect(field).toHaveValue('');

  await type(field, 'sportisimo');
  await answered(status, 'sportisimo');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/uzletek/sportisimo');
  await expect(field).toHaveValue('');
  await expect(list).toHaveCount(0);
});

test('the empty field suggests tasks; a place that answers is on the map; Enter shows all results', async ({
  page,
}) => {
  const { field, list, options } = await openPage(page);
  await field.click();
  await expect(list.getByRole('group', { name: 'Ezt keresik a legtöbben' })).toBeVisible();
  await type(field, 'wc');
  await expect(list.getByRole('group', { name: 'A térképen' })).toBeVisible();
  await expect(options.first()).toHaveAttribute('href', '/uzletek/terkep?hova=restroom-north');
  await type(field, 'nyitvatartás karácsony');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/kereses\?q=nyitvatart/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field).toHaveValue('');
  await main.getByRole('region', { name: 'Oldalak' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/elerhetoseg#nyitvatartas');
  await expect(main.getByRole('heading', { name: 'Nyitvatartás', level: 2 })).toBeInViewport();
});

test('the list waits while a menu is open; typing closes the menu', async ({ page }) => {
  const { field, list } = await openPage(page);
  const menu = page.getByRole('button', { name: 'Üzletek menü' });
  await type(field, 'kave');
  await expect(list).toBeVisible();
  await menu.hover();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toHaveCount(0);
  await field.press('x');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('Ctrl with a click opens a tab', async ({ page, context }) => {
  const { field, options, status } = await openPage(page);
  await type(field, 'sportisimo');
  await answered(status, 'sportisimo');
  const tab = context.waitForEvent('page');
  await options.first().click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL('/uzletek/sportisimo');
  await expect(page).toHaveURL('/ajandekkartya');
});

test('a press outside, or leaving by Tab, closes the list; the button clears', async ({ page }) => {
  const { field, list } = await openPage(page);
  await type(field, 'sport');
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toHaveCount(0);
  await field.click();
  await expect(list).toBeVisible();
  await field.press('Tab');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Keresőmező törlése' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('another page clears the search', async ({ page }) => {
  const { field, list } = await openPage(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mozi' }).click();
  await expect(page).toHaveURL('/mozi');
  // The new page takes the focus when it has arrived; what is typed before that loses its list.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await type(field, 'sport');
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/ajandekkartya');
  await expect(field).toHaveValue('');
  await expect(list).toHaveCount(0);
});

test('another language clears the search', async ({ page }) => {
  const { field } = await openPage(page);
  await type(field, 'sport');
  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expect(field).toHaveAttribute('placeholder', 'Shops, news, restroom…');
  await expect(field).toHaveValue('');
});

test('another language clears the search of the not-found page', async ({ page }) => {
  await page.goto('/nincs-ilyen-oldal');
  await waitForHydration(page);
  const field = page.getByRole('main').getByRole('combobox');
  await type(field, 'sport');
  await page.getByRole('link', { name: 'Switch to English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
  await expect(field).toHaveValue('');
});

test('English pages find English texts', async ({ page }) => {
  const { field, list, options, status } = await openPage(page, '/gift-card');
  await type(field, 'opening hours');
  await expect(options.first()).toHaveAttribute('href', '/contact#nyitvatartas');
  await type(field, 'coffee');
  await answered(status, 'coffee');
  await expect(list.getByRole('group', { name: 'Shops' })).toBeVisible();
  await options.first().click();
  await expect(page).toHaveURL(/\/shops\/[a-z0-9-]+$/);
});

test('letters typed before hydration are kept', async ({ page }) => {
  const release = await holdRequests(page, SHELL_SCRIPT);
  await page.goto('/ajandekkartya', { waitUntil: 'commit' });
  const { field, options } = searchOf(page);
  await field.pressSequentially('sporti');
  release();
  await found(options, 'Sportisimo');
  await expect(field).toHaveValue('sporti');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a button opens a panel with the field, and gets the focus back', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi sends Firefox no taps');
    const { field, options } = await openPage(page);
    await expect(field).toBeHidden();
    const open = page.getByRole('banner').getByRole('button', { name: 'Keresés', exact: true });
    await open.tap();
    const panel = page.getByRole('dialog', { name: 'Keresés' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('combobox')).toBeFocused();
    expect((await panel.boundingBox())?.width).toBe(390);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();

    await open.tap();
    await type(panel.getByRole('combobox'), 'sportisimo');
    await panel.getByRole('option', { name: 'Sportisimo', exact: true }).tap();
    await expect(page).toHaveURL('/uzletek/sportisimo');
    await expect(panel).toBeHidden();
    await expect(options).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a form that leads to the results; on a phone a link does', async ({
    page,
  }) => {
    await page.goto('/ajandekkartya');
    const { field } = searchOf(page);
    await field.fill('parkolás');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/kereses\?q=parkol/);
    const first = page.getByRole('main').getByRole('region', { name: 'Oldalak' }).getByRole('link');
    await expect(first.first()).toHaveAttribute('href', '/elerhetoseg#parkolas');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByRole('link', { name: 'Keresés', exact: true }).click();
    await expect(page).toHaveURL('/kereses');
    await page.getByRole('searchbox', { name: 'Mit keresel?' }).fill('zzxqkw');
    await page.getByRole('button', { name: 'Keresés', exact: true }).click();
    await expect(page.getByRole('heading', { name: NOTHING })).toBeVisible();
  });
});

for (const { path, title, search, link, to } of [
  {
    path: '/nincs-ilyen-oldal',
    title: 'Az oldal nem található!',
    search: 'Keress rá arra, ami érdekel:',
    link: 'Üzletek',
    to: '/uzletek',
  },
  {
    path: '/shops/no-such-shop',
    title: 'Page not found!',
    search: 'Search for what you are looking for:',
    link: 'Shops',
    to: '/shops',
  },
]) {
  test(`the not-found page ${path} searches and leads on`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await type(main.getByRole('search', { name: search }).getByRole('combobox'), 'sport');
    await expect(main.getByRole('option').first()).toBeVisible();
    await main.getByRole('heading', { level: 1 }).click();
    await main.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(to);
  });
}
