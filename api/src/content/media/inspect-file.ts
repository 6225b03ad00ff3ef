/** Decodes a file once: what it is by its content, whether it can be used, and its placeholder. */
import { MediaError } from '../../base/content-issue.ts';
import { MAX_PIXELS, readMetadata } from '../../base/decode-image.ts';
import { messageOf } from '../../base/log.ts';
import { cleanSvg } from './clean-svg.ts';
import { IMAGE_KINDS, type ImageKind, type Original, type Size } from './image-kind.ts';
import { type Crop, crop, scaledSize } from './render-file.ts';

/** @param size Pixels of the smallest file that is made from it. @throws {MediaError} when it cannot be used. */
export async function inspectFile(
  file: Buffer,
  kind: ImageKind,
  size: Size,
  focus: string | undefined,
) {
  const { bytes, ...original } = await readOriginal(file, kind, size);
  const lqip = await makePlaceholder({ original, bytes, kind, focus }).catch(refuseBroken);
  return { original, bytes, lqip };
}

const TYPES: Readonly<Record<string, Original['type']>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  avif: 'avif',
};

/** Type and size; its pixels are not decoded. @throws {MediaError} when it cannot be used. */
async function readOriginal(file: Buffer, kind: ImageKind, size: Size) {
  const type = await typeOf(file);
  const bytes = type === 'svg' ? Buffer.from(cleanSvg(decodeText(file))) : file;
  const { autoOrient } = await readMetadata(bytes).catch(refuseBroken);
  const original = { type, width: autoOrient.width, height: autoOrient.height };
  checkSize(original, kind, size);
  return { ...original, bytes };
}

async function typeOf(file: Buffer): Promise<Original['type']> {
  // Markup goes to no decoder before it is cleaned.
  if (/^\uFEFF?\s*</.test(file.toString('utf8', 0, 100))) return 'svg';
  const { format } = await readMetadata(file).catch(() => ({ format: '' }));
  const type = TYPES[format ?? ''];
  if (!type) throw new MediaError('is no SVG, JPEG, PNG, WebP or AVIF that can be decoded');
  return type;
}

function decodeText(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new MediaError('is an SVG that is not plain UTF-8 text');
  }
}

function refuseBroken(error: unknown): never {
  throw new MediaError(`cannot be decoded (${messageOf(error)})`);
}

const pixels = ({ width, height }: Size) => `${Math.round(width)} × ${Math.round(height)} pixels`;

function checkSize(original: Original, kind: ImageKind, size: Size): void {
  if (original.width * original.height > MAX_PIXELS) {
    throw new MediaError(
      `has ${pixels(original)}; at most ${MAX_PIXELS / 1e6} million can be used`,
    );
  }
  if (original.type === 'svg') checkShape(original, kind, size);
  else checkLargeEnough(original, kind, size);
}

function checkLargeEnough(original: Original, kind: ImageKind, size: Size): void {
  const { flat } = IMAGE_KINDS[kind];
  const isWide = original.width >= size.width;
  const isHigh = original.height >= size.height;
  if (flat ? isWide || isHigh : isWide && isHigh) return;
  const wanted = flat ? `at least ${size.width} pixels wide or high` : `at least ${pixels(size)}`;
  throw new MediaError(`has ${pixels(original)}; this image has to be ${wanted}`);
}

/** An SVG is drawn large enough to fill the files and then cropped. */
function checkShape(original: Original, kind: ImageKind, { width, height }: Size): void {
  const drawn = scaledSize(original, { width: 2 * width, height: 2 * height }, kind);
  if (drawn.width * drawn.height <= MAX_PIXELS) return;
  throw new MediaError(
    `has ${pixels(original)}, a shape too far from the ${pixels({ width, height })} of this image`,
  );
}

const LONGER_SIDE_PIXELS = 24;
const WEBP = { quality: 20, effort: 3 };

/** A `data:` URL. Reads every pixel of the image, so it fails when the file is broken. */
async function makePlaceholder(image: Crop): Promise<string> {
  const { width, height } = IMAGE_KINDS[image.kind].size;
  const scale = LONGER_SIDE_PIXELS / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const tiny = await crop(image, size).flatten({ background: '#fff' }).webp(WEBP).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
