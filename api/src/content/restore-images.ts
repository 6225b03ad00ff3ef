/** Makes pictures whose files this machine does not have, for content that was imported elsewhere. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildImage } from './prepare-content.ts';
import { type StoredContent, type StoredImage, storedImageSchema } from './stored-schema.ts';

/** Makes the missing files of all pictures in `content` and gives the number of pictures made. */
export async function restoreImages(
  content: StoredContent,
  mediaFolder: string,
  buildImage: BuildImage,
): Promise<number> {
  const missing = imagesIn(content).filter(
    ({ set }) => !existsSync(join(mediaFolder, set['1x'].replace(/^\/media\//, ''))),
  );
  await Promise.all(missing.map(({ drawing, kind }) => buildImage(drawing, kind)));
  return missing.length;
}

/** Every picture, wherever it stands. */
function imagesIn(value: unknown): StoredImage[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('drawing' in value) return [storedImageSchema.parse(value)];
  return Object.values(value).flatMap(imagesIn);
}
