/** Images and videos in the content files, and what is stored in their place. */
import { z } from 'zod';
import { imageFactsSchema } from '../media/image-kind.ts';

const imageFile = z.string().min(1, 'a file of the content folder, such as images/logo/hm.svg');
const PERCENT = '(?:\\d|[1-9]\\d|100)%';

/** An image: a file beside the content, and its text alternative. */
export const imageSourceSchema = z.strictObject({
  file: imageFile,
  mobile: imageFile.optional().describe('An image of its own for phones'),
  focus: z
    .string()
    .regex(new RegExp(`^${PERCENT} ${PERCENT}$`), 'two percentages such as 30% 40%')
    .optional()
    .describe('The point that crops keep in view, from the left and the top'),
  alt: z
    .strictObject({ hu: z.string(), en: z.string() })
    .default({ hu: '', en: '' })
    .describe('What the image shows; left out for decoration'),
});
export type ImageSource = z.infer<typeof imageSourceSchema>;

export const storedImageSchema = z.object({
  /** Id of its row in the table of images. */
  id: z.string(),
  facts: imageFactsSchema,
  alt: imageSourceSchema.shape.alt,
});
export type StoredImage = z.infer<typeof storedImageSchema>;

export const videoSourceSchema = z
  .string()
  .min(1)
  .describe('An MP4 file of the content folder, such as videos/intro-720p.mp4');

export const storedVideoSchema = z.object({
  /** Id of its row in the table of videos. */
  id: z.string(),
});
export type StoredVideo = z.infer<typeof storedVideoSchema>;
