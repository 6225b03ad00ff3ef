/** Turns a content folder into what is stored, or into the list of everything that is wrong in it. */
import { checkReferences } from './check-references.ts';
import { checkValues, type ValueContext } from './check-values.ts';
import { sanitiseContent } from './content-html.ts';
import { type PlaceImage, placeImages } from './content-images.ts';
import { ContentError, type Fault } from './fault.ts';
import { type ReadContent, readContentFolder } from './read-folder.ts';
import type { Art, ContentSource } from './source-schema.ts';
import type { BuiltImage, ImageKind, StoredContent } from './stored-schema.ts';

/** Makes the files of a drawing; fails when the drawing or an option is not known. */
export type BuildImage = (art: Art, kind: ImageKind) => Promise<BuiltImage>;

/** Reads and checks `folder` without making any picture. @throws {ContentError} with every fault. */
export async function checkContentFolder(
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
  return { content: sanitised.content, pageFiles };
}

/**
 * The content of `folder` as it is stored: checked, its HTML sanitised, its pictures made.
 * @throws {ContentError} with every fault of the folder.
 */
export async function prepareContent(
  folder: string,
  context: ValueContext,
  buildImage: BuildImage,
): Promise<StoredContent> {
  const { content, pageFiles } = await checkContentFolder(folder, context);
  const faults: Fault[] = [];
  const place: PlaceImage = async (drawing, kind, at) => {
    const set = await buildImage(drawing, kind).catch((error: unknown) => {
      faults.push({ ...at, message: error instanceof Error ? error.message : String(error) });
      return NO_IMAGE;
    });
    return { drawing, kind, set };
  };
  const stored = await placeImages(content, pageFiles, place);
  if (faults.length > 0) throw new ContentError(faults);
  return stored;
}

/** Stands where a picture failed; never stored, because a failed picture is a fault. */
const NO_IMAGE: BuiltImage = { '1x': '/media/none', width: 1, height: 1 };

function toSource({ site, shops, posts, discounts, movies, pages }: ReadContent) {
  if (!site || !shops || !posts || !discounts || !movies) return undefined;
  return { site, shops, posts, discounts, movies, pages: pages.map(({ page }) => page) };
}
