/** A video file in the content, and what is stored in its place. */
import { z } from 'zod';

export const videoSourceSchema = z
  .string()
  .min(1)
  .describe('An MP4 file of the content folder, such as videos/intro-720p.mp4');

export const storedVideoSchema = z.object({
  /** Id of its row in the table of videos. */
  id: z.string(),
});
export type StoredVideo = z.infer<typeof storedVideoSchema>;
