/**
 * The shape of content as it lies in the database: that of the files, with an image set beside
 * each drawing. The drawing stays, so that a machine without the picture's files can make them.
 */
import { imageSetSchema } from '@mall/contracts';
import { z } from 'zod';
import { artSchema, contentShape } from './source-schema.ts';

/** What a picture is for; decides its sizes. */
const imageKindSchema = z.enum(['logo', 'featured', 'cover', 'poster', 'box']);
export type ImageKind = z.infer<typeof imageKindSchema>;

const builtImageSchema = imageSetSchema.omit({ alt: true });
export type BuiltImage = z.infer<typeof builtImageSchema>;

export const storedImageSchema = z.object({
  drawing: artSchema,
  kind: imageKindSchema,
  set: builtImageSchema,
});
export type StoredImage = z.infer<typeof storedImageSchema>;

export const storedContentSchema = contentShape(storedImageSchema);
export type StoredContent = z.infer<typeof storedContentSchema>;
