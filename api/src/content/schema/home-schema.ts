/** `home` of `site.yaml`: what is on the home page, in its order, and the video there. */
import { HOME_BLOCKS, homeBlockSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

export const homeSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    blocks: z
      .array(homeBlockSchema)
      .default([...HOME_BLOCKS])
      .describe('The blocks that the page shows, in this order; all of them when left out'),
    video: z
      .strictObject({
        heading: field.text,
        lead: field.text.optional(),
        poster: field.image.still.describe('A picture of the video, shown until it plays'),
        files: z
          .strictObject({
            '480p': field.video['480p'],
            '576p': field.video['576p'],
            '720p': field.video['720p'],
            '1080p': field.video['1080p'],
          })
          .describe('The same video in four sizes, by the lines of its picture'),
      })
      .optional()
      .describe('The video of the block `video`; without it the page has no such block'),
  });
