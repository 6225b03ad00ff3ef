/** The one way to decode an image: few formats, few pixels, one thread. */
import sharp, { type Sharp } from 'sharp';

/** Width times height; a small file can hold far more than memory has room for. */
export const MAX_PIXELS = 50_000_000;

// Images are made side by side, so each keeps to one thread.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadSvg',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});

/** @param density Dots an inch for an SVG; 72 is its own size. */
export function decode(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    autoOrient: true,
    ...(density && { density }),
  });
}

/** Format and size of any file that can be decoded, without decoding its pixels. It rejects, also where sharp throws. */
export async function readMetadata(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
