/** Words: one is cut only when it is longer than its line, and no usual one is. */
import { expect, test } from '../site/visitor.ts';

/** Words of the headings that take two lines although one is wide enough. */
function cutWords(): string[] {
  const cut: string[] = [];
  for (const heading of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = [...range.getClientRects()];
        const lines = new Set(pieces.map(({ top }) => Math.round(top)));
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        if (lines.size > 1 && width < heading.clientWidth) cut.push(word);
      }
    }
  }
  return cut;
}

for (const path of ['/', '/kedvezmenyek', '/discounts']) {
  test(`no word of ${path} is cut that fits its line`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutWords)).toEqual([]);
    }
  });
}

/** Words in two lines of a text, whether they fit one or not. */
function splitWords(texts: Element[]): string[] {
  const range = document.createRange();
  const linesOf = (word: Text, from: number, to: number) => {
    range.setStart(word, from);
    range.setEnd(word, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return texts.flatMap((element) => {
    const nodes = [...element.querySelectorAll('*'), element].flatMap((one) => [...one.childNodes]);
    return nodes
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        [...node.data.matchAll(/\p{L}+/gu)]
          .filter(({ 0: word, index }) => linesOf(node, index, index + word.length) > 1)
          .map(([word]) => word),
      );
  });
}

for (const [what, path, text, widths] of [
  ['name of a venue', '/', '[aria-label="Élményhelyszínek"] h3', [320, 360]],
  ['name of a shop', '/uzletek', 'main h3', [640, 768, 1024, 1440]],
  ['price of a venue', '/playhouse', 'main dd', [320, 360]],
  ['choice of the price planner', '/elmenyek', 'main label', [360, 1200, 1280, 1440]],
] as const) {
  test(`no word in the ${what} is cut`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator(text)).not.toHaveCount(0);
      expect(await page.locator(text).evaluateAll(splitWords)).toEqual([]);
    }
  });
}
