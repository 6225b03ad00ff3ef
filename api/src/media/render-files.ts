/** Renders one drawing into the files of an image set. */
import { join } from 'node:path';
import type { ImageSet } from '@mall/contracts';
import sharp, { type Sharp } from 'sharp';
import type { Size } from './art/pen.ts';
import { IMAGE_KINDS, type ImageKind } from './image-kind.ts';

// Several sets are made side by side, so each picture keeps to one thread.
sharp.concurrency(1);

const JPEG = { quality: 78, mozjpeg: true };
const WEBP = { quality: 76, effort: 2 };
const PLACEHOLDER = {
  size: { width: 24, height: 24, fit: 'inside' },
  webp: { quality: 20, effort: 3 },
} as const;
const SVG_DENSITY = 72;

/** The SVG of a kind of picture: the main drawing, and the one for narrow screens where it differs. */
export interface Drawings {
  main: string;
  mobile?: string;
}

type Files = Omit<ImageSet, 'alt'>;
type FileKey = '1x' | '2x' | '1x_webp' | '2x_webp' | 'mobile' | 'mobile_webp';

/** The pixels of a pipeline, so that what comes next is not computed for each file anew. */
async function pixels(pipeline: Sharp): Promise<Sharp> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const rasterise = (svg: string, scale: number) =>
  pixels(sharp(Buffer.from(svg), { density: SVG_DENSITY * scale }).removeAlpha());

const shrink = (picture: Sharp, { width, height }: Size) =>
  pixels(picture.clone().resize(width, height));

async function writePair(picture: Sharp, folder: string, name: FileKey, flat = false) {
  const plain = flat
    ? picture.clone().png({ palette: true, effort: 2, compressionLevel: 9 })
    : picture.clone().jpeg(JPEG);
  const file = `${name}.${flat ? 'png' : 'jpg'}`;
  await plain.toFile(join(folder, file));
  await picture
    .clone()
    .webp(WEBP)
    .toFile(join(folder, `${name}.webp`));
  return { [name]: file, [`${name}_webp`]: `${name}.webp` };
}

async function placeholder(picture: Sharp): Promise<string> {
  const tiny = await picture.clone().resize(PLACEHOLDER.size).webp(PLACEHOLDER.webp).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function writeMobile(picture: Sharp, own: string | undefined, size: Size, folder: string) {
  const source = await (own ? rasterise(own, 1) : shrink(picture, size));
  return writePair(source, folder, 'mobile');
}

/** Writes the files of a set into `folder`; the answer names them relative to it. */
export async function renderFiles(
  drawings: Drawings,
  kind: ImageKind,
  folder: string,
): Promise<Files> {
  const { size, mobile, ownMobileDrawing, flat } = IMAGE_KINDS[kind];
  const picture = await rasterise(drawings.main, 2);
  const files = {
    ...(await writePair(await shrink(picture, size), folder, '1x', flat)),
    ...(await writePair(picture, folder, '2x', flat)),
    ...(mobile && (await writeMobile(picture, drawings.mobile, mobile, folder))),
  } as Record<'1x', string>;
  return {
    ...files,
    ...(flat ? {} : { lqip: await placeholder(picture) }),
    ...size,
    ...(mobile && ownMobileDrawing && { mobile_width: mobile.width, mobile_height: mobile.height }),
  };
}
