/** Reads the images that content names, each once. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { IMAGE_KINDS, type ImageFacts, type ImageKind, mobileSize } from '../media/image-kind.ts';
import type { ContentImages, NewImage } from '../media/image-store.ts';
import { inspectFile } from '../media/inspect-file.ts';
import type { ImageSource, StoredImage } from '../schema/media-schema.ts';
import { loadMediaFile, naming } from './load-media-file.ts';

const ID_LENGTH = 20;
const USE = { name: 'an image', maxMb: 10 } as const;

interface ImageReader {
  /** @throws {MediaError} naming the file that cannot be used, and why. */
  read: (image: ImageSource, kind: ImageKind) => Promise<StoredImage>;
  /** All images that were read. */
  found: () => ContentImages;
}

/**
 * A reader of the images in `folder`.
 * @param known Images of earlier imports by id; their files are not decoded again.
 */
export function createImageReader(
  folder: string,
  known: ReadonlyMap<string, ImageFacts>,
): ImageReader {
  const limit = pLimit(availableParallelism());
  const inspected = new Map<string, Promise<NewImage>>();
  const used = new Set<string>();
  const added = new Set<NewImage>();

  const inspectOnce = (id: string, image: LoadedImage): Promise<NewImage> => {
    const current = inspected.get(id) ?? inspect(id, image);
    inspected.set(id, current);
    return current;
  };

  const factsOf = async (id: string, image: LoadedImage): Promise<ImageFacts> => {
    const facts = known.get(id);
    if (facts) return facts;
    const inspectedImage = await inspectOnce(id, image);
    added.add(inspectedImage);
    return inspectedImage.facts;
  };

  const read = async (source: ImageSource, kind: ImageKind) => {
    const image = await load(folder, source, kind);
    const id = idOf(image);
    used.add(id);
    return { id, facts: await factsOf(id, image), alt: source.alt };
  };

  return {
    read: (source, kind) => limit(read, source, kind),
    found: () => ({ used: [...used], added: [...added] }),
  };
}

interface LoadedImage {
  source: ImageSource;
  kind: ImageKind;
  original: Buffer;
  mobile: Buffer | null;
}

async function load(folder: string, source: ImageSource, kind: ImageKind): Promise<LoadedImage> {
  const loadNamed = (file: string) => naming(file, loadMediaFile(folder, file, USE));
  const original = await loadNamed(source.file);
  return { source, kind, original, mobile: source.mobile ? await loadNamed(source.mobile) : null };
}

function idOf({ source, kind, original, mobile }: LoadedImage): string {
  const hash = createHash('sha256').update(`${kind} ${source.focus ?? ''} ${original.length} `);
  return hash
    .update(original)
    .update(mobile ?? '')
    .digest('hex')
    .slice(0, ID_LENGTH);
}

async function inspect(id: string, image: LoadedImage): Promise<NewImage> {
  const { source, kind } = image;
  const { file, mobile: mobileFile = '', focus } = source;
  const { size, flat } = IMAGE_KINDS[kind];
  const main = await naming(file, inspectFile(image.original, kind, size, focus));
  const mobile =
    image.mobile &&
    (await naming(mobileFile, inspectFile(image.mobile, kind, mobileSize(kind), focus)));
  const facts = {
    kind,
    original: main.original,
    ...(mobile && { mobile: mobile.original }),
    ...(focus && { focus }),
    ...(!flat && { lqip: main.lqip }),
  };
  return { id, facts, originals: { original: main.bytes, mobile: mobile?.bytes ?? null } };
}
