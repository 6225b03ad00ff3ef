/** Whether pictures are sharp on screens of two pixels for one of CSS. */
import { expect, type Page } from 'playwright/test';

/**
 * Runs in the page. Pictures without a 2x file, or larger than the half of one: a source, or else the image,
 * states the size of its 1x file, and the API makes 2x files of twice that. No file is needed for this.
 */
function tooSmall(): string[] {
  // As the screen would be that the condition of the 2x files asks for.
  const sharp = (media: string) =>
    matchMedia(media.replace('(-webkit-min-device-pixel-ratio: 1.5)', '(min-width: 0)'));
  const images = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
  return images.flatMap((image) => {
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const chosen = sources.find(({ media }) => sharp(media).matches);
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

/** Expects that no picture is shown larger than its 2x file allows. */
export const expectSharpPictures = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(tooSmall)).toEqual([]);
