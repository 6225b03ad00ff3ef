/** On sharp screens no picture is shown larger than its 2x file allows, on every kind of page that has some. */
import { expect, test, visit } from '../site/visitor.ts';

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  ...['/', '/uzletek', '/mozi', '/mozi/csillagkod-kapitanya', '/kedvezmenyek', '/aktualitasok'],
  ...['/aktualitasok/adventi-fenyek-unnepe', '/elmenyek', '/tropicarium', '/mikulas-nyomaban'],
  ...['/mesekonyv', '/ajandekkartya', '/app'],
];

/**
 * Runs in the page. Pictures without a 2x file, or larger than the half of one: a source, or else the image,
 * states the size of its 1x file, and the API makes 2x files of twice that. No file is needed for this.
 */
function tooSmall(): string[] {
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  return images.flatMap((image) => {
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const chosen = sources.find(({ media }) => matchMedia(media).matches);
    const stated = chosen?.hasAttribute('width') ? chosen : image;
    const { width, height } = image.getBoundingClientRect();
    const ratios = [
      width / Number(stated.getAttribute('width')),
      height / Number(stated.getAttribute('height')),
    ];
    const isContained = getComputedStyle(image).objectFit === 'contain';
    const enlarged = isContained ? Math.min(...ratios) : Math.max(...ratios);
    const isSharp = chosen?.srcset.endsWith(' 2x') || enlarged <= 0.5;
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    return isSharp && enlarged <= 1.02
      ? []
      : [`${chosen?.srcset ?? image.src} shown at ${size}, ${enlarged.toFixed(2)} of its size`];
  });
}

for (const path of PAGES) {
  test(`${path} has sharp pictures on phones and desktops`, async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort());
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      expect.soft(await page.evaluate(tooSmall), `${width} px`).toEqual([]);
    }
  });
}
