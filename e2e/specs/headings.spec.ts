/** Words: one is cut only when it is longer than its line, and no usual one is. */
import { SHELL_SCRIPT } from '../site/requests.ts';
import { expect, test } from '../site/visitor.ts';

// How words break is a matter of the server's page and its styles.
test.beforeEach(({ page }) => page.route(SHELL_SCRIPT, (route) => route.abort()));

/** Words in two lines of a text; with `fitting` only those that would fit one. */
function splitWords(texts: Element[], fitting: boolean): string[] {
  return texts.flatMap((element) => {
    const nodes = [...element.querySelectorAll('*'), element].flatMap((one) => [...one.childNodes]);
    return nodes
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        [...node.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const pieces = [...range.getClientRects()];
          const lines = new Set(pieces.map(({ top }) => Math.round(top)));
          const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
          return lines.size > 1 && (!fitting || width < element.clientWidth) ? [word] : [];
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
      expect(await headings.evaluateAll(splitWords, true)).toEqual([]);
    }
    for (const width of whole?.widths ?? []) {
      await setWidth(width);
      const texts = page.locator(whole?.text ?? '');
      await expect(texts).not.toHaveCount(0);
      expect(await texts.evaluateAll(splitWords, false)).toEqual([]);
    }
  });
}

test('no title is cut with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/mozi', '/uzletek', '/mynapliget-kartya', '/aktualitasok']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.locator('main h1').evaluateAll(splitWords, false)).toEqual([]);
  }
});

test('the mail address breaks before its @ alone', async ({ page }) => {
  await page.goto('/kapcsolat');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const mail = page.getByRole('contentinfo').locator('address').getByRole('link', { name: '@' });
    const cut = await mail.evaluate((link) => {
      const text = link.textContent ?? '';
      const letters = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const tops: number[] = [];
      for (let node = letters.nextNode(); node; node = letters.nextNode()) {
        for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          tops.push(Math.round(range.getBoundingClientRect().top));
        }
      }
      return [...text].filter((_, at) => at > 0 && tops[at] !== tops[at - 1]);
    });
    expect(cut.filter((letter) => letter !== '@')).toEqual([]);
  }
});
