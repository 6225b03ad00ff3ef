/** Smoke test in WebKitGTK: every kind of page at two widths, and what most visitors do. */
import { LANGUAGE_STORAGE_KEY, type Language } from '@mall/contracts';
import { test as base, expect } from 'playwright/test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { SITE_PAGES, type SitePage } from '../site/pages.ts';
import { startWebKit } from './web-driver.ts';

const test = base.extend<object, { driver: WebDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one depends on from it.
    async ({}, use) => {
      const { driver, end } = await startWebKit();
      await use(driver);
      await end();
    },
    { scope: 'worker' },
  ],
});

const origin = process.env.SITE_ORIGIN ?? '';
const xpath = (tag: string, text: string) => By.xpath(`//${tag}[normalize-space()="${text}"]`);

/** Runs in the page: whether the header’s clock is the visitor’s, which it is from hydration on. */
const IS_HYDRATED = 'return document.querySelector("header [data-clock=device]") !== null';

/** Runs in the page. Images that wait for the visitor to come near are left out. */
const FACTS = `return {
  overflow: document.documentElement.scrollWidth - innerWidth,
  brokenImages: [...document.images].filter((image) => image.complete && image.currentSrc && !image.naturalWidth).map((image) => image.currentSrc),
  headings: document.querySelectorAll('h1').length,
  text: document.querySelector('main').innerText,
}`;

interface Facts {
  overflow: number;
  brokenImages: string[];
  headings: number;
  text: string;
}

async function visit(driver: WebDriver, path: string, width: number): Promise<void> {
  await driver.manage().window().setRect({ width, height: 1000 });
  await driver.get(origin + path);
  await expect.poll(() => driver.executeScript(IS_HYDRATED)).toBe(true);
}

async function firstVisible(elements: readonly WebElement[]): Promise<WebElement | undefined> {
  for (const element of elements) if (await element.isDisplayed()) return element;
  return undefined;
}

/** The first visible element. @throws when there is none within 20 s. */
async function visible(driver: WebDriver, by: By): Promise<WebElement> {
  let found: WebElement | undefined;
  await expect(async () => {
    found = await firstVisible(await driver.findElements(by));
    expect(found, `${by}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found as WebElement;
}

/** Clicks the first visible element; a page that is still changing may replace it meanwhile. */
const click = (driver: WebDriver, by: By) =>
  expect(async () => (await visible(driver, by)).click()).toPass({ timeout: 30_000 });

const expectPath = (driver: WebDriver, path: string) =>
  expect.poll(async () => decodeURI(await driver.getCurrentUrl())).toBe(origin + path);

const focused = (driver: WebDriver) =>
  driver.executeScript('return document.activeElement.outerHTML') as Promise<string>;

const WIDTHS: Record<Language, number> = { hu: 390, en: 1440 };

const isOk = ({ status }: SitePage) => status === 200;

test.describe('pages', () => {
  for (const { path, language, text } of SITE_PAGES.filter(isOk)) {
    test(`${path} in ${language}`, async ({ driver }) => {
      await driver.get(`${origin}/favicon.svg`);
      await driver.manage().addCookie({ name: LANGUAGE_STORAGE_KEY, value: language });
      await visit(driver, path, WIDTHS[language]);
      const facts = (await driver.executeScript(FACTS)) as Facts;
      expect(facts).toMatchObject({ overflow: 0, brokenImages: [], headings: 1 });
      expect(facts.text.replace(/\s+/g, ' ')).toContain(text);
    });
  }
});

test.describe('journeys', () => {
  test.beforeEach(async ({ driver }) => {
    await driver.get(`${origin}/favicon.svg`);
    await driver.manage().deleteAllCookies();
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
  });

  test('the menu of shops opens, closes by Escape and returns the focus', async ({ driver }) => {
    await visit(driver, '/ajandekkartya', 1440);
    const button = await visible(driver, By.css('nav button[aria-label="Üzletek menü"]'));
    await button.click();
    await visible(driver, By.linkText('Sportisimo'));
    await driver.actions().sendKeys(Key.ESCAPE).perform();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(await focused(driver)).toContain('Üzletek menü');
  });

  test('the menu of phones leads to a page', async ({ driver }) => {
    await visit(driver, '/ajandekkartya', 390);
    await click(driver, xpath('header//button', 'Menü'));
    await click(
      driver,
      By.xpath('//*[@role="dialog" or self::dialog]//a[normalize-space()="Mozi"]'),
    );
    await expectPath(driver, '/mozi');
  });

  test('a shop is found by keyboard', async ({ driver }) => {
    await visit(driver, '/', 1440);
    const field = await visible(driver, By.css('header input[role=combobox]'));
    await field.sendKeys('sportisimo');
    await visible(driver, By.xpath('//*[@role="option"][contains(., "Sportisimo")]'));
    await field.sendKeys(Key.ARROW_DOWN);
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeTruthy();
    await field.sendKeys(Key.ENTER);
    await expectPath(driver, '/uzletek/sportisimo');
    await expect.poll(() => driver.getTitle()).toContain('Sportisimo');
  });

  test('the language changes, and Back restores the earlier one', async ({ driver }) => {
    await visit(driver, '/uzletek', 1440);
    await click(driver, By.css('header a[hreflang=en], header a[lang=en]'));
    await expectPath(driver, '/shops');
    const language = () => driver.executeScript('return document.documentElement.lang');
    await expect.poll(language).toBe('en');
    await driver.navigate().back();
    await expect.poll(language).toBe('hu');
  });

  test('a star is kept over a reload, and the list of shops is filtered', async ({ driver }) => {
    await visit(driver, '/uzletek', 1440);
    await click(driver, By.css('main button[aria-label$="hozzáadása a látogatáshoz"]'));
    await driver.navigate().refresh();
    await visible(driver, By.css('main button[aria-label$="kivétele a látogatásból"]'));
    await click(driver, By.xpath('//main//summary[contains(., "Szűr")]'));
    await click(driver, By.xpath('//main//label[starts-with(normalize-space(), "Emelet")]'));
    await expectPath(driver, '/uzletek?szint=upper');
  });

  test('the way to a shop is described on the map', async ({ driver }) => {
    await visit(driver, '/uzletek/hm', 390);
    await click(driver, By.xpath('//main//a[contains(., "Útvonal innen: Főbejárat")]'));
    await expect.poll(() => driver.getCurrentUrl()).toContain('?honnan=entrance-main');
    await visible(driver, By.xpath('//main//p[contains(., "m, körülbelül")]'));
  });

  test('errors of a form are listed, and take the focus', async ({ driver }) => {
    await visit(driver, '/mynapliget-kartya', 390);
    await click(driver, xpath('main//button', 'Igénylem a kártyát'));
    const links = await visible(driver, By.css('main form [role=alert] a'));
    await links.click();
    expect(await focused(driver)).toContain('<input');
  });

  test('Back restores the position', async ({ driver }) => {
    await visit(driver, '/uzletek', 1440);
    const [, , , , , , , , , , , , link] = await driver.findElements(By.css('main li h3 a'));
    const position = await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center" }); return scrollY',
      link,
    );
    await link?.click();
    await expect.poll(() => driver.executeScript('return scrollY')).toBeLessThan(200);
    await driver.navigate().back();
    await expectPath(driver, '/uzletek');
    await expect.poll(() => driver.executeScript('return scrollY')).toBe(position);
  });
});
