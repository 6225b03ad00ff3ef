/** What happens around a change of page: scroll, focus, footer, loading ahead, language. */
import { LANGUAGE_STORAGE_KEY } from '@mall/contracts';
import { clockNow } from '@mall/tooling/test-clock';
import type { Page } from 'playwright/test';
import { holdRequests, watchDocuments, watchRequests } from '../site/requests.ts';
import {
  expect,
  mainNavigation,
  test,
  visit,
  waitForHydration,
  watchLayoutShift,
} from '../site/visitor.ts';

/** A link as content may hold it: a plain anchor in the page's main part, which loads no document. */
async function followContentLink(page: Page, address: string): Promise<void> {
  await page.getByRole('main').evaluate((main, href) => {
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = 'link in content';
    main.append(anchor);
    anchor.click();
    anchor.remove();
  }, address);
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

async function goTo(page: Page, address: string): Promise<void> {
  await followContentLink(page, address);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('another page starts at its top; Back, Forward and a reload restore the position', async ({
  page,
}) => {
  await visit(page, '/elerhetoseg');
  await visit(page, '/uzletek');
  await test.step('a change of the query alone keeps the scroll and the focus', async () => {
    await scrollTo(page, 320);
    await followContentLink(page, '/uzletek?kategoria=fashion-lingerie');
    await expect(page).toHaveURL('/uzletek?kategoria=fashion-lingerie');
    await expect(page.getByRole('main')).not.toContainText('168 üzlet');
    expect(await scrollY(page)).toBe(320);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/uzletek');
    await expect(page.getByRole('main')).toContainText('168 üzlet');
  });
  await scrollTo(page, 1_400);
  await goTo(page, '/uzletek/hm');
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 150);
  await page.goBack();
  await expect(page).toHaveURL('/uzletek');
  await expect.poll(() => scrollY(page)).toBe(1_400);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(150);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => scrollY(page)).toBe(150);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(1_400);
  await test.step('a link to a part of a page changes the place of no other page', async () => {
    await goTo(page, '/kapcsolat');
    await followContentLink(page, '#adatvedelem');
    await expect(page.getByRole('heading', { name: 'Adatvédelem' })).toBeFocused();
    // The smooth scroll to it is still under way.
    await goTo(page, '/mozi');
    await expect.poll(() => scrollY(page)).toBe(0);
    for (const address of ['/kapcsolat#adatvedelem', '/kapcsolat', '/uzletek']) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    await expect.poll(() => scrollY(page)).toBe(1_400);
  });
  await test.step('also where Back loads a document, since another composition is live', async () => {
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'x-composition': 'other' };
      await route.fulfill({ response, headers });
    });
    await goTo(page, '/jatszohaz');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.goBack();
    await expect(page).toHaveURL('/uzletek');
    await page.waitForFunction(() => !('same' in window));
    await waitForHydration(page);
    await expect.poll(() => scrollY(page)).toBe(1_400);
    await page.unroute('**/api/**');
  });
  await test.step('a page that was loaded as a document has a position of its own', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/elerhetoseg');
    await waitForHydration(page);
    await goTo(page, '/uzletek/hm');
    await page.goBack();
    await expect(page).toHaveURL('/elerhetoseg');
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test('a category of the longest name moves no filter in any window', async ({ page }) => {
  await visit(page, '/shops');
  const filter = page.getByRole('navigation', { name: 'Filter by category' });
  const topsOf = async () => {
    const tops: (number | undefined)[] = [];
    for (const width of [320, 576, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      tops.push((await filter.boundingBox())?.y);
    }
    return tops;
  };
  const before = await topsOf();
  for (const slug of ['watches-jewelry-accessories', 'home-appliances-electronics']) {
    await followContentLink(page, `/shops?kategoria=${slug}`);
    const chosen = filter.locator('[aria-current]');
    await expect(chosen).toHaveAttribute('href', `/shops?kategoria=${slug}`);
    expect(await topsOf()).toEqual(before);
  }
});

test('a hash leads to its element, loaded or followed, on another page and on this one', async ({
  page,
  browserName,
}) => {
  const heading = (name: string | RegExp) => page.getByRole('main').getByRole('heading', { name });
  const expectAt = async (address: string, name: string | RegExp) => {
    await followContentLink(page, address);
    await expect(page).toHaveURL(address);
    await expect(heading(name)).toBeInViewport();
    await expect(heading(name)).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  };
  await visit(page, '/#newsletter');
  await expect(heading(/hírlevel/i)).toBeInViewport();
  for (const address of ['/elerhetoseg#hirlevel', '/hirlevel'])
    await expectAt(address, /hírlevel/i);
  await goTo(page, '/mozi');
  await expectAt('/#newsletter', /hírlevel/i);
  await goTo(page, '/mozi');
  await page.goBack();
  await expect(heading(/^Napliget/)).toBeFocused();
  await expectAt('/kapcsolat#adatvedelem', 'Adatvédelem');
  await expectAt('/kapcsolat#informacios-pult', 'Információs pult');

  test.skip(browserName === 'firefox', 'WebDriver BiDi emulates no reduced motion');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(page, '/mozi');
  await page.evaluate(() => {
    const seen = window as unknown as { behaviors: unknown[] };
    seen.behaviors = [];
    Element.prototype.scrollIntoView = (options) => {
      seen.behaviors.push(typeof options === 'object' ? options.behavior : options);
    };
  });
  await followContentLink(page, '/kapcsolat#adatvedelem');
  const behaviors = () =>
    page.evaluate(() => (window as unknown as { behaviors: unknown[] }).behaviors);
  await expect.poll(behaviors).toContain('auto');
  expect(await behaviors()).not.toContain('smooth');
});

test('the skip link leads past the header; a link loads its remote’s files once it is pointed at, and leads to the new page’s heading', async ({
  page,
  consoleLines,
}) => {
  const requests = watchRequests(page);
  await page.goto('/ajandekkartya');
  await requests.settled();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/ajandekkartya');

  const before = requests.all.length;
  const asked = () =>
    requests
      .paths()
      .slice(before)
      .filter((path) => /^\/(js|api)\//.test(path));
  const link = mainNavigation(page).getByRole('link', { name: 'Mozi', exact: true });
  await link.hover();
  await expect.poll(asked).toContain('/api/cinema');
  await requests.settled();
  const ahead = asked();
  const scripts = ahead.filter((path) => path.startsWith('/js/'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !path.startsWith('/js/cinema/'))).toEqual([]);
  await expect(page).toHaveURL('/ajandekkartya');

  const announcement = page.getByRole('status').filter({ hasText: /Mozi/ });
  await expect(announcement).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('main')).toContainText('Csillagköd');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(announcement).toHaveText(await page.title());
  await expect(page).toHaveTitle(/Mozi/);
  expect(asked()).toEqual(ahead);
  expect(requests.paths()).not.toContain('/mozi');
  expect(consoleLines).toEqual([]);
});

test('a page that loads at the second try takes the focus, unless the visitor has placed it', async ({
  page,
}) => {
  await visit(page, '/uzletek');
  await page.route('**/api/post-list*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await followContentLink(page, '/aktualitasok');
  const retry = page.getByRole('button', { name: 'Újrapróbálom' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/post-list*');
  await retry.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Aktualitások' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Aktualitások' })).toHaveCount(1);
});

test('after a sleep past the end of a campaign the next page is a new document', async ({
  page,
}) => {
  await visit(page, '/');
  const documents = watchDocuments(page);
  // Only the date goes on while a device sleeps.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60 * 86_400_000;
  });
  await mainNavigation(page).getByRole('link', { name: 'Mozi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mozi');
  expect(documents.take()).toEqual(['/mozi']);
});

test.describe('with a clock of its own', () => {
  // The clock stands still, so that no limit of time ends what is held.
  test.use({ shiftsClock: false });

  test('a slow navigation shows its progress; the footer comes back a second later, moving nothing', async ({
    page,
  }) => {
    const layoutShift = await watchLayoutShift(page);
    await page.clock.install({ time: clockNow() });
    await visit(page, '/ajandekkartya');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    await page.clock.pauseAt(clockNow().getTime() + 60_000);
    const slowPart = '**/js/cinema/**';
    const letPass = await holdRequests(page, slowPart);
    const asked = page.waitForRequest(slowPart);
    await followContentLink(page, '/mozi');
    // A link is followed in the task after the click.
    await page.clock.runFor(1);
    await asked;
    await page.clock.runFor(200);
    const progress = page.getByRole('progressbar', { name: 'Betöltés' });
    await expect(progress).toBeVisible();
    letPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(progress).toHaveCount(0);
    await page.clock.runFor(999);
    await expect(footer).toBeHidden();
    await scrollTo(page, 100_000);
    const before = await scrollY(page);
    await page.clock.runFor(1);
    await expect(footer).toBeVisible();
    expect(await scrollY(page)).toBe(before);
    expect(await layoutShift()).toBeLessThanOrEqual(0.02);
  });
});

test.describe('language', () => {
  const language = (page: Page) => page.locator('html');
  const stored = (page: Page) =>
    page.evaluate(
      (key) => [
        window.localStorage.getItem(key),
        document.cookie.match(new RegExp(`${key}=(\\w+)`))?.[1],
      ],
      LANGUAGE_STORAGE_KEY,
    );

  test('the switch keeps slug, query and hash, and Back restores the earlier language', async ({
    page,
    context,
  }) => {
    await visit(page, '/uzletek/hm?x=1#kapcsolat');
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/config')) asked.push(request.headers()['content-language']);
    });
    await page.getByRole('link', { name: 'Switch to English' }).click();
    await expect(page).toHaveURL('/shops/hm?x=1#kapcsolat');
    await expect(language(page)).toHaveAttribute('lang', 'en');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/shops\/hm$/);
    await expect.poll(() => stored(page)).toEqual(['en', 'en']);
    await page.goBack();
    await expect(page).toHaveURL('/uzletek/hm?x=1#kapcsolat');
    await expect(language(page)).toHaveAttribute('lang', 'hu');
    await expect.poll(() => stored(page)).toEqual(['hu', 'hu']);
    await expect.poll(() => asked).toEqual(['en', 'hu']);

    await test.step('on a path of both languages too', async () => {
      await followContentLink(page, '/tropicarium?x=1#jegyarak');
      await expect(page).toHaveURL('/tropicarium?x=1#jegyarak');
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('link', { name: 'Switch to English' }).click();
      await expect(language(page)).toHaveAttribute('lang', 'en');
      await page.goBack();
      await expect(language(page)).toHaveAttribute('lang', 'hu');
      await expect.poll(() => stored(page)).toEqual(['hu', 'hu']);
      await page.goForward();
      await expect(language(page)).toHaveAttribute('lang', 'en');
      await expect(page).toHaveURL('/tropicarium?x=1&lang=en#jegyarak');
    });
    await test.step('a lost cookie is put back from local storage', async () => {
      await context.clearCookies();
      await page.goto('/');
      await expect(language(page)).toHaveAttribute('lang', 'en');
      await expect.poll(() => stored(page)).toEqual(['en', 'en']);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a neutral page is switched to English, and its links stay English', async ({ page }) => {
      await page.goto('/tropicarium');
      await page.getByRole('link', { name: 'Switch to English' }).click();
      await expect(page).toHaveURL('/tropicarium?lang=en');
      await expect(language(page)).toHaveAttribute('lang', 'en');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        /\/tropicarium\?lang=en$/,
      );
      await expect(page.getByRole('banner').locator('a[href="/?lang=en"]')).not.toHaveCount(0);
      await page.goto('/tropicarium');
      await expect(language(page)).toHaveAttribute('lang', 'en');
    });
  });
});
