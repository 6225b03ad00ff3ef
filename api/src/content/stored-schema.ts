/** The shape of content in the database: that of the files, with what is known of each image, and public ids. */
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

const newContentSchema = contentShape(storedImageSchema);
/** Content as an import writes it. */
export type NewContent = z.infer<typeof newContentSchema>;

const { shops, posts, discounts } = newContentSchema.shape;
const publicId = { id: z.int().positive() };

/** Content as it is read: what the API gives numbers for has its own. */
export const storedContentSchema = newContentSchema.extend({
  shops: z.array(shops.element.extend(publicId)),
  posts: z.array(posts.element.extend(publicId)),
  discounts: z.array(discounts.element.safeExtend(publicId)),
});
export type StoredContent = z.infer<typeof storedContentSchema>;
