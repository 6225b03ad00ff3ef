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
      expect(await page.evaluate(cutWords)).toEqual([]);
    }
    for (const width of whole?.widths ?? []) {
      await setWidth(width);
      const texts = page.locator(whole?.text ?? '');
      await expect(texts).not.toHaveCount(0);
      expect(await texts.evaluateAll(splitWords)).toEqual([]);
    }
  });
}
