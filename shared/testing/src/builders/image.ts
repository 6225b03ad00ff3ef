import { imageSetSchema } from '@mall/contracts';
import { builder } from './builder.ts';

/** A picture with its plain and its sharp file. */
export const anImageSet = builder(imageSetSchema, (number) => ({
  '1x': `/media/picture-${number}.jpg`,
  '2x': `/media/picture-${number}@2x.jpg`,
  width: 800,
  height: 600,
  alt: `Picture ${number}`,
}));
