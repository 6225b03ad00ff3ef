import { imageSetSchema } from '@mall/contracts';
import { builder } from './builder.ts';

/** An image with its 1x and its 2x file. */
export const anImageSet = builder(imageSetSchema, (number) => ({
  '1x': `/media/image-${number}.jpg`,
  '2x': `/media/image-${number}@2x.jpg`,
  width: 800,
  height: 600,
  alt: `Image ${number}`,
}));
