/** The shape of content in the database: that of the files, with what is known of each image. */
import { z } from 'zod';
import { imageFactsSchema } from '../media/image-facts.ts';
import { contentShape, imageSourceSchema } from './source-schema.ts';

export const storedImageSchema = z.object({
  /** Id of its row in the table of images. */
  id: z.string(),
  facts: imageFactsSchema,
  alt: imageSourceSchema.shape.alt,
});
export type StoredImage = z.infer<typeof storedImageSchema>;

export const storedContentSchema = contentShape(storedImageSchema);
export type StoredContent = z.infer<typeof storedContentSchema>;
