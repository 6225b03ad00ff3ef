/** Which files an image has, and their URLs. */
import { type ImageSet, SOCIAL_CARD } from '@mall/contracts';
import {
  IMAGE_KINDS,
  type ImageFacts,
  mobileSize,
  type Original,
  type Size,
} from './image-kind.ts';

/**
 * A part of the URLs, which never change their content. Raise it when files are made in another way;
 * URLs of an older version lead to the files of this one.
 */
const PIPELINE_VERSION = 4;

/** From this share of the pixels of a 2x file on it is worth having. */
const WORTH_DOUBLING = 0.75;

/** A `card` is for links in social media: no page shows it, so image sets do not name it. */
type SizeName = '1x' | '2x' | 'mobile' | 'mobile_2x' | 'card';
export type Format = 'avif' | 'webp' | 'jpg' | 'png';

export interface ImageFile {
  name: string;
  size: SizeName;
  format: Format;
}

/** All files of an image; none of them has to exist yet. */
export function filesOf(facts: ImageFacts): ImageFile[] {
  const format = plainFormat(facts, '1x');
  const card: ImageFile = { name: `${SOCIAL_CARD.name}.${format}`, size: 'card', format };
  return [...shownFiles(facts), card];
}

/** Those that pages show. */
export function shownFiles(facts: ImageFacts): ImageFile[] {
  return sizesOf(facts).flatMap((size) =>
    formatsOf(facts, size).map((format) => ({ name: `${size}.${format}`, size, format })),
  );
}

export function pixelsOf({ kind }: ImageFacts, size: SizeName): Size {
  if (size === 'card') return SOCIAL_CARD;
  const { width, height } = size.startsWith('mobile') ? mobileSize(kind) : IMAGE_KINDS[kind].size;
  return size.endsWith('2x') ? { width: 2 * width, height: 2 * height } : { width, height };
}

function sizesOf(facts: ImageFacts): SizeName[] {
  const hasMobile = facts.mobile !== undefined || IMAGE_KINDS[facts.kind].mobile !== undefined;
  return [
    '1x',
    ...(isSharp(facts, '2x') ? ['2x' as const] : []),
    ...(hasMobile ? ['mobile' as const] : []),
    ...(hasMobile && isSharp(facts, 'mobile_2x') ? ['mobile_2x' as const] : []),
  ];
}

function isSharp(facts: ImageFacts, size: SizeName): boolean {
  const { type, width, height } = originalOf(facts, size);
  const wanted = pixelsOf(facts, size);
  const across = width / wanted.width;
  const down = height / wanted.height;
  const share = IMAGE_KINDS[facts.kind].flat ? Math.max(across, down) : Math.min(across, down);
  return type === 'svg' || share >= WORTH_DOUBLING;
}

export function originalOf(facts: ImageFacts, size: SizeName): Original {
  return (size.startsWith('mobile') && facts.mobile) || facts.original;
}

function plainFormat(facts: ImageFacts, size: SizeName): Format {
  const { flat } = IMAGE_KINDS[facts.kind];
  return !flat || originalOf(facts, size).type === 'jpeg' ? 'jpg' : 'png';
}

function formatsOf(facts: ImageFacts, size: SizeName): Format[] {
  const { avif } = IMAGE_KINDS[facts.kind];
  const small = ['webp' as const, ...(avif ? ['avif' as const] : [])];
  // A browser without WebP takes the smaller file for phones.
  return size === 'mobile_2x' ? small : [plainFormat(facts, size), ...small];
}

/** Path of a file below the folder of images, and below `/media/`. */
export function filePath(id: string, name: string): string {
  return `${PIPELINE_VERSION}/${id}/${name}`;
}

export function imageSetOf(id: string, facts: ImageFacts, alt: string): ImageSet {
  const { width, height } = IMAGE_KINDS[facts.kind].size;
  const mobile = mobileSize(facts.kind);
  const hasOwnShape = width * mobile.height !== mobile.width * height;
  return {
    ...pathsOf(id, facts),
    ...(facts.lqip && { lqip: facts.lqip }),
    width,
    height,
    ...(hasOwnShape && { mobile_width: mobile.width, mobile_height: mobile.height }),
    ...(facts.focus && { focus: facts.focus }),
    alt,
  };
}

/** The 1x file in its plain format is there for every image. */
function pathsOf(id: string, facts: ImageFacts): { '1x': string } {
  const entries = shownFiles(facts).map(({ name, size, format }) => [
    format === 'webp' || format === 'avif' ? `${size}_${format}` : size,
    `/media/${filePath(id, name)}`,
  ]);
  return Object.fromEntries(entries);
}
