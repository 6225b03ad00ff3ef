/** The modal dialogs: one at a time, over a page that does not scroll, closed by every usual way. */
import type { Page } from 'playwright/test';
import { expectAccessibleAtWidths } from '../site/accessibility.ts';
import { watchRequests } from '../site/requests.ts';
import { expect, test, visit } from '../site/visitor.ts';

const VIDEO_HOSTS = /youtube|youtu\.be|ytimg|googlevideo/;

const dialog = (page: Page) => page.getByRole('dialog');
const hoursButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Nyitva|Zárva|Korlátozott/ });
const trailerLink = (page: Page) => page.getByRole('link', { name: /^Előzetes/ }).first();

async function showHours(page: Page): Promise<void> {
  await hoursButton(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Nyitvatartás' })).toBeVisible();
}

/** Addresses asked of video hosts; none of them is reached. */
async function watchVideoHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(VIDEO_HOSTS, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
  });
  return asked;
}

async function showNewsletter(page: Page): Promise<void> {
  const navigation = page.getByRole('banner');
  await navigation.getByRole('button', { name: 'Szolgáltatások' }).click();
  await navigation.getByRole('button', { name: 'Kérem a hírlevelet' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'E-mail-cím' })).toBeVisible();
}

/** Elements that get the focus outside of a dialog. */
const watchOutside = (page: Page) =>
  page.evaluateHandle(() => {
    const stops: string[] = [];
    document.addEventListener('focusin', () => {
      const focus = document.activeElement;
      if (!focus?.closest('[role="dialog"]')) stops.push(focus?.outerHTML ?? '');
    });
    return stops;
  });

test('a dialog takes the focus, keeps it and gives it back, is accessible and fits; Escape and the backdrop close, the page behind does not scroll', async ({
  page,
  consoleLines,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'WebDriver BiDi emulates no reduced motion');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/ajandekkartya');
  const outside = await watchOutside(page);
  /** The page below is inert, however fast the keys are. */
  const expectInside = async () => {
    await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
    await expect(page.locator('body > :not([inert]) a[href="#main"]')).toHaveCount(0);
    await outside.evaluate((stops) => stops.splice(0));
    for (const key of ['Tab', 'Shift+Tab'])
      await Promise.all(Array.from({ length: 25 }, () => page.keyboard.press(key)));
    expect(await outside.jsonValue()).toEqual([]);
  };
  const expectClosed = async () => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  };

  await hoursButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeFocused();
  await expect(dialog(page)).toHaveCSS('animation-duration', '0.5s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(dialog(page)).toHaveCSS('animation-duration', '1e-05s');
  await expectAccessibleAtWidths(page);
  for (const [width, height] of [
    [390, 844],
    [640, 400],
    [820, 1100],
    [1440, 900],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      const box = await dialog(page).boundingBox();
      for (const table of await dialog(page).getByRole('table').all()) {
        const { x, width: across } = (await table.boundingBox()) ?? { x: 0, width: 0 };
        expect(x).toBeGreaterThan(box?.x ?? 0);
        expect(x + across).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
      }
    });
  }
  await expectInside();
  await page.keyboard.press('Escape');
  await expectClosed();
  await expect(hoursButton(page)).toBeFocused();

  const view = () => page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  const before = await view();
  await showHours(page);
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 800);
  expect(await view()).toEqual(before);
  await page.mouse.click(20, 450);
  await expectClosed();
  await page.mouse.wheel(0, 800);
  await expect.poll(view).not.toEqual(before);

  await showNewsletter(page);
  await expectAccessibleAtWidths(page);
  await page.keyboard.press('Escape');
  await expectClosed();

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menü' });
  await menu.click();
  await expectInside();
  await page.keyboard.press('Escape');
  await expectClosed();
  await expect(menu).toBeFocused();
  expect(consoleLines).toEqual([]);
});

test('a trailer is loaded by the click that asks for it, is accessible, and fills each window as far as one of its sizes can', async ({
  page,
  consoleLines,
}) => {
  const asked = await watchVideoHosts(page);
  const requests = watchRequests(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mozi');
  await requests.settled();
  expect(asked).toEqual([]);
  const link = (await trailerLink(page).getAttribute('href')) ?? '';
  await trailerLink(page).click();
  const frame = dialog(page).locator('iframe');
  const id = new URL(link).searchParams.get('v');
  await expect(frame).toHaveAttribute('src', `https://www.youtube-nocookie.com/embed/${id}`);
  await expect.poll(() => asked).toEqual([`https://www.youtube-nocookie.com/embed/${id}`]);
  expect(consoleLines).toEqual([]);
  await expectAccessibleAtWidths(page);
  for (const [width, height, size] of [
    [320, 568, [288, 162]],
    [390, 844, [320, 180]],
    [1280, 600, [320, 180]],
    [820, 1100, [768, 432]],
    [1920, 1000, [1024, 576]],
  ] as const) {
    await test.step(`${width} by ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      const sizeOf = async () => {
        const shown = await frame.boundingBox();
        return [shown?.width, shown?.height];
      };
      await expect.poll(sizeOf).toEqual(size);
      const [box, shown] = await Promise.all([dialog(page).boundingBox(), frame.boundingBox()]);
      expect([box?.x, box?.width]).toEqual([shown?.x, shown?.width]);
      expect(await dialog(page).evaluate((popup) => popup.scrollHeight > popup.clientHeight)).toBe(
        false,
      );
    });
  }
  await page.mouse.click(10, 450);
  await expect(frame).toHaveCount(0);
  await expect(trailerLink(page)).toBeFocused();
});
