/** Headings: a word is cut only when it is longer than its line. */
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

for (const width of [320, 360]) {
  test(`each venue’s name on the home page stands in one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const names = page.getByRole('list', { name: 'Élményhelyszínek' }).getByRole('heading');
    await expect(names).not.toHaveCount(0);
    const lines = (heading: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    for (const name of await names.all()) expect(await name.evaluate(lines)).toBe(1);
  });
}
