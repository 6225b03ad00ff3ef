/** Words: one is cut only when it is longer than its line, and no usual one is. */
import { SHELL_SCRIPT } from '../site/requests.ts';
import { expect, test } from '../site/visitor.ts';

// How words break is a matter of the server's page and its styles.
test.beforeEach(({ page }) => page.route(SHELL_SCRIPT, (route) => route.abort()));

interface Words {
  /** Only words that would fit a line. */
  fitting?: boolean;
  /** The pattern of a word: letters, unless another one is given. */
  word?: string;
}

/** Words in two lines of a text. */
function splitWords(texts: Element[], { fitting = false, word = '\\p{L}+' }: Words): string[] {
  return texts.flatMap((element) => {
    const nodes = [...element.querySelectorAll('*'), element].flatMap((one) => [...one.childNodes]);
    return nodes
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        [...node.data.matchAll(new RegExp(word, 'gu'))].flatMap(({ 0: found, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + found.length);
          const pieces = [...range.getClientRects()];
          const lines = new Set(pieces.map(({ top }) => Math.round(top)));
          const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
          return lines.size > 1 && (!fitting || width < element.clientWidth) ? [found] : [];
        }),
      );
  });
}

/** Texts of each page in which no word is cut whether it fits its line or not, and at which widths. */
const WHOLE: Record<string, { text: string; widths: readonly number[] } | undefined> = {
  '/': { text: '[aria-label="Élményhelyszínek"] h3', widths: [320, 360] },
  '/uzletek': { text: 'main h3', widths: [640, 768, 1024, 1440] },
  '/kedvezmenyek': undefined,
  '/discounts': undefined,
  '/playhouse': { text: 'main dd', widths: [320, 360] },
  '/elmenyek': { text: 'main label', widths: [360, 1200, 1280, 1440] },
};

for (const [path, whole] of Object.entries(WHOLE)) {
  test(`no word of ${path} is cut`, async ({ page }) => {
    const setWidth = (width: number) => page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await setWidth(width);
      const headings = page.locator('main :is(h1, h2, h3)');
      expect(await headings.evaluateAll(splitWords, { fitting: true })).toEqual([]);
    }
    for (const width of whole?.widths ?? []) {
      await setWidth(width);
      const texts = page.locator(whole?.text ?? '');
      await expect(texts).not.toHaveCount(0);
      expect(await texts.evaluateAll(splitWords, {})).toEqual([]);
    }
  });
}

test('with letters twice as large no title is cut, and an address in a list fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = '/forgotten-password';
  for (const path of ['/mozi', '/uzletek', '/mynapliget-kartya', '/aktualitasok', list]) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.locator('main h1').evaluateAll(splitWords, {})).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('with the text spacing of WCAG 1.4.12 pages fit a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/uzletek/hm', '/elerhetoseg', '/contact', '/mikulas-nyomaban']) {
    await page.goto(path);
    const width = await page.evaluate(() => {
      document.body.style.letterSpacing = '0.12em';
      document.body.style.wordSpacing = '0.16em';
      return document.documentElement.scrollWidth;
    });
    expect.soft(width, path).toBe(320);
  }
});

test('the mail address breaks before its @ alone', async ({ page }) => {
  await page.goto('/kapcsolat');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const mail = page.getByRole('contentinfo').locator('address').getByRole('link', { name: '@' });
    expect(await mail.evaluateAll(splitWords, { word: '@?[^@]+' })).toEqual([]);
  }
});
