/** The tiny placeholder of an image, shown blurred until the image is there. */
import { type Crop, crop } from './crop.ts';
import { IMAGE_KINDS } from './image-kind.ts';

const LONGER_SIDE_PIXELS = 24;
const WEBP = { quality: 20, effort: 3 };

/** A `data:` URL. Reads every pixel of the image, so it fails when the file is broken. */
export async function makePlaceholder(image: Crop): Promise<string> {
  const { width, height } = IMAGE_KINDS[image.kind].size;
  const scale = LONGER_SIDE_PIXELS / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const tiny = await crop(image, size).flatten({ background: '#fff' }).webp(WEBP).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
