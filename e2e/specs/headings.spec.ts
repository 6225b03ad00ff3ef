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

/** Texts in which no word is cut even if it fits no line. */
const WHOLE = {
  '/': '[aria-label="Élményhelyszínek"] h3',
  '/uzletek': 'main h3',
  '/kedvezmenyek': undefined,
  '/discounts': undefined,
  '/playhouse': 'main dd',
  '/elmenyek': 'main label',
};

for (const [path, whole] of Object.entries(WHOLE)) {
  test(`no word of ${path} is cut that fits its line`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360, 390, 640, 768, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(cutWords), `${width} px`).toEqual([]);
      if (!whole) continue;
      await expect(page.locator(whole)).not.toHaveCount(0);
      expect.soft(await page.locator(whole).evaluateAll(splitWords), `${width} px`).toEqual([]);
    }
  });
}
