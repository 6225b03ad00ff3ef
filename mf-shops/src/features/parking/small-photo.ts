/** Enough to read the letters of a sign. */
const MAX_EDGE = 1_024;
const QUALITY = 0.7;

/** A photo as a small JPEG in a `data:` URL. @throws when the browser cannot read the file as a picture. */
export async function smallPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_EDGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
