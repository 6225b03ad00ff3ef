/** Decodes a file once: what it is, and its placeholder. */
import type { Original } from './image-facts.ts';
import type { ImageKind, Size } from './image-kind.ts';
import { makePlaceholder } from './placeholder.ts';
import { readOriginal, refuseBroken } from './read-original.ts';

export interface InspectedFile {
  original: Original;
  /** The file itself; for an SVG the cleaned one. */
  bytes: Buffer;
  lqip: string;
}

/**
 * @param size Pixels of the smallest file that is made from it.
 * @throws {MediaError} when it cannot be used.
 */
export async function inspectFile(
  file: Buffer,
  kind: ImageKind,
  size: Size,
  focus: string | undefined,
): Promise<InspectedFile> {
  const { bytes, ...original } = await readOriginal(file, kind, size);
  const lqip = await makePlaceholder({ original, bytes, kind, focus }).catch(refuseBroken);
  return { original, bytes, lqip };
}
