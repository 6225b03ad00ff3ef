/** Photographs for tests, whose orientation and crop can be seen by their colours. */
import sharp, { type Sharp } from 'sharp';

type Colour = 'red' | 'blue';

/** Left half red, right half blue. */
export function twoColours(width: number, height: number): Sharp {
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: 'red' };
  return sharp({ create: { ...half, width, background: 'blue' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

/** A JPEG as a camera writes it: lying on its side, with the place where it was taken. */
export function cameraPhoto(width: number, height: number): Promise<Buffer> {
  return twoColours(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** The colour at a point of an image, each from 0 to 1. */
export async function colourAt(image: Buffer, across: number, down: number): Promise<Colour> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(across * (info.width - 1)), Math.floor(down * (info.height - 1))];
  const at = (y * info.width + x) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

/**
 * A whole picture that is small as a file and takes a gigabyte of memory when it is decoded: 16,383 × 16,383
 * pixels of one colour, the most that the format allows, as libwebp encodes them.
 */
export const WEBP_BOMB = Buffer.from(
  'UklGRh4AAABXRUJQVlA4TBEAAAAv/r//DwdQs840s/+BiOh/AAA=',
  'base64',
);
