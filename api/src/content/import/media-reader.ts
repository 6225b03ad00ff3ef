/** Reads the images and videos that content names, each once. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { IMAGE_KINDS, type ImageFacts, type ImageKind, mobileSize } from '../media/image-kind.ts';
import type { ContentImages, NewImage } from '../media/image-store.ts';
import { inspectFile } from '../media/inspect-file.ts';
import type { FieldContext } from '../schema/import-fields.ts';
import type { ImageSource } from '../schema/media-schema.ts';
import { checkVideo } from '../video/check-video.ts';
import type { NewVideo } from '../video/video-store.ts';
import { loadMediaFile, naming } from './media-file.ts';

const ID_LENGTH = 12;
const MAX_IMAGE_MB = 10;
const MAX_VIDEO_MB = 20;

export interface FoundMedia {
  images: ContentImages;
  videos: readonly NewVideo[];
}

interface MediaReader extends Omit<FieldContext, 'today'> {
  found: () => Promise<FoundMedia>;
}

/** @param known Images of earlier imports by id; their files are not decoded again. */
export function createMediaReader(
  folder: string,
  known: ReadonlyMap<string, ImageFacts>,
): MediaReader {
  const limit = pLimit(availableParallelism());
  const used = new Set<string>();
  const inspected = new Map<string, Promise<NewImage>>();
  const videos = new Map<string, NewVideo>();

  const factsOf = async (id: string, image: LoadedImage): Promise<ImageFacts> => {
    const facts = known.get(id);
    if (facts) return facts;
    const inspecting = inspected.get(id) ?? inspect(id, image);
    inspected.set(id, inspecting);
    return (await inspecting).facts;
  };

  return {
    readImage: (source, kind) =>
      limit(async () => {
        const image = await loadImage(folder, source, kind);
        const id = imageId(image);
        used.add(id);
        return { id, facts: await factsOf(id, image), alt: source.alt };
      }),
    readVideo: (file, size) =>
      naming(
        file,
        loadMediaFile(folder, file, 'a video', MAX_VIDEO_MB).then((bytes) => {
          checkVideo(bytes, size);
          const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
          videos.set(id, { id, bytes });
          return { id };
        }),
      ),
    found: async () => ({
      images: { used: [...used], added: await Promise.all(inspected.values()) },
      videos: [...videos.values()],
    }),
  };
}

interface LoadedImage {
  source: ImageSource;
  kind: ImageKind;
  original: Buffer;
  mobile: Buffer | null;
}

async function loadImage(
  folder: string,
  source: ImageSource,
  kind: ImageKind,
): Promise<LoadedImage> {
  const load = (file: string) =>
    naming(file, loadMediaFile(folder, file, 'an image', MAX_IMAGE_MB));
  const original = await load(source.file);
  return { source, kind, original, mobile: source.mobile ? await load(source.mobile) : null };
}

function imageId({ source, kind, original, mobile }: LoadedImage): string {
  const hash = createHash('sha256').update(`${kind} ${source.focus ?? ''} ${original.length} `);
  hash.update(original).update(mobile ?? '');
  return hash.digest('hex').slice(0, ID_LENGTH);
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
