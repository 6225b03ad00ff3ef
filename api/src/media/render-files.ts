/** Renders one drawing into the files of an image set. */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ImageSet } from '@mall/contracts';
import sharp, { type Sharp } from 'sharp';
import type { Size } from './art/pen.ts';
import { IMAGE_KINDS, type ImageKind, type KindSizes } from './image-kind.ts';

// Several sets are made side by side, so each picture keeps to one thread.
sharp.concurrency(1);

const JPEG = { quality: 78, mozjpeg: true };
const WEBP = { quality: 76, effort: 2 };
// As good as WEBP in brightness and in colour. Efforts below 2 make files as large as the WebP.
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };
/** An AVIF file is worth its place in pages when it has at most this part of the WebP's bytes. */
const AVIF_WORTH = 0.9;
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
type SizeName = '1x' | '2x' | 'mobile';
type Formats = Pick<KindSizes, 'flat' | 'avif'>;

/** The pixels of a pipeline, so that what comes next is not computed for each file anew. */
async function pixels(pipeline: Sharp): Promise<Sharp> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const rasterise = (svg: string, scale: number) =>
  pixels(sharp(Buffer.from(svg), { density: SVG_DENSITY * scale }).removeAlpha());

const shrink = (picture: Sharp, { width, height }: Size) =>
  pixels(picture.clone().resize(width, height));

async function writePlain(picture: Sharp, path: string, flat = false): Promise<string> {
  const plain = flat
    ? picture.clone().png({ palette: true, effort: 2, compressionLevel: 9 })
    : picture.clone().jpeg(JPEG);
  const file = `${path}.${flat ? 'png' : 'jpg'}`;
  await plain.toFile(file);
  return basename(file);
}

/** Whether the file was worth writing beside a WebP of `webpBytes`. */
async function writeAvif(picture: Sharp, path: string, webpBytes: number): Promise<boolean> {
  const avif = await picture.clone().avif(AVIF).toBuffer();
  const isWorth = avif.length <= webpBytes * AVIF_WORTH;
  if (isWorth) await writeFile(`${path}.avif`, avif);
  return isWorth;
}

async function writeFormats(picture: Sharp, folder: string, name: SizeName, formats: Formats) {
  const path = join(folder, name);
  const plain = await writePlain(picture, path, formats.flat);
  const webp = await picture.clone().webp(WEBP).toFile(`${path}.webp`);
  const hasAvif = formats.avif && (await writeAvif(picture, path, webp.size));
  return {
    [name]: plain,
    [`${name}_webp`]: `${name}.webp`,
    ...(hasAvif && { [`${name}_avif`]: `${name}.avif` }),
  };
}

async function placeholder(picture: Sharp): Promise<string> {
  const tiny = await picture.clone().resize(PLACEHOLDER.size).webp(PLACEHOLDER.webp).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const mobilePicture = (picture: Sharp, own: string | undefined, size: Size) =>
  own ? rasterise(own, 1) : shrink(picture, size);

/** Writes the files of a set into `folder`; the answer names them relative to it. */
export async function renderFiles(
  drawings: Drawings,
  kind: ImageKind,
  folder: string,
): Promise<Files> {
  const { size, mobile, ownMobileDrawing, ...formats } = IMAGE_KINDS[kind];
  const write = (sized: Sharp, name: SizeName) => writeFormats(sized, folder, name, formats);
  const picture = await rasterise(drawings.main, 2);
  const files = {
    ...(await write(await shrink(picture, size), '1x')),
    ...(await write(picture, '2x')),
    ...(mobile && (await write(await mobilePicture(picture, drawings.mobile, mobile), 'mobile'))),
  } as Record<'1x', string>;
  return {
    ...files,
    ...(formats.flat ? {} : { lqip: await placeholder(picture) }),
    ...size,
    ...(mobile && ownMobileDrawing && { mobile_width: mobile.width, mobile_height: mobile.height }),
  };
}
