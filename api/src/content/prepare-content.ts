/** Turns a content folder into what is stored, or into the list of everything that is wrong in it. */
import type { ImageFacts } from '../media/image-facts.ts';
import { ImageFault } from '../media/image-fault.ts';
import type { ContentImages } from '../media/image-store.ts';
import { checkReferences } from './check-references.ts';
import { checkValues, type ValueContext } from './check-values.ts';
import { sanitiseContent } from './content-html.ts';
import { type PlaceImage, placeImages } from './content-images.ts';
import { ContentError, type Fault } from './fault.ts';
import { fixDays } from './fix-days.ts';
import { createImageReader } from './image-reader.ts';
import { type ReadContent, readContentFolder } from './read-folder.ts';
import type { ContentSource } from './source-schema.ts';
import type { NewContent, StoredImage } from './stored-schema.ts';

export interface PreparedContent {
  content: NewContent;
  images: ContentImages;
}

/** Reads and checks the YAML files of `folder`. @throws {ContentError} with every fault. */
async function readTexts(
  folder: string,
  context: ValueContext,
): Promise<{ content: ContentSource; pageFiles: string[] }> {
  const read = await readContentFolder(folder);
  const source = toSource(read);
  const faults = [...read.faults, ...checkReferences(read), ...checkValues(read, context)];
  if (!source || faults.length > 0) throw new ContentError(faults);
  const pageFiles = read.pages.map(({ file }) => file);
  const sanitised = sanitiseContent(source, pageFiles);
  if (sanitised.faults.length > 0) throw new ContentError(sanitised.faults);
  return { content: fixDays(sanitised.content, context.today), pageFiles };
}

/**
 * The content of `folder` as it is stored: checked, its HTML sanitised, its images read.
 * @param knownImages Images of earlier imports by id; their files are not decoded again.
 * @throws {ContentError} with every fault of the folder.
 */
export async function prepareContent(
  folder: string,
  context: ValueContext,
  knownImages: ReadonlyMap<string, ImageFacts>,
): Promise<PreparedContent> {
  const { content, pageFiles } = await readTexts(folder, context);
  const images = createImageReader(folder, knownImages);
  const faults: Fault[] = [];
  const place: PlaceImage = async (image, kind, at) => {
    const read = images.read(image, kind).catch((error: unknown) => {
      if (!(error instanceof ImageFault)) throw error;
      faults.push({ ...at, message: error.message });
      return NO_IMAGE;
    });
    const { id, facts } = await read;
    return { id, facts, alt: image.alt };
  };
  const stored = await placeImages(content, pageFiles, place);
  if (faults.length > 0) throw new ContentError(faults);
  return { content: stored, images: images.found() };
}

/** In place of an image with a fault; never stored, because the fault stops the import. */
const NO_IMAGE: Pick<StoredImage, 'id' | 'facts'> = {
  id: '',
  facts: { kind: 'logo', original: { type: 'svg', width: 1, height: 1 } },
};

function toSource({ site, shops, posts, discounts, movies, pages }: ReadContent) {
  if (!site || !shops || !posts || !discounts || !movies) return undefined;
  return { site, shops, posts, discounts, movies, pages: pages.map(({ page }) => page) };
}
