/** The little that has to be known of an MP4 file (ISO/IEC 14496-12): it is a tree of boxes. */

export interface Box {
  type: string;
  content: Buffer;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** Of a box whose size takes eight bytes; 0 is a box that goes on to the end. */
const LONG = 1;

function sizeAt(bytes: Buffer, at: number): { header: number; size: number } | undefined {
  const short = bytes.readUInt32BE(at);
  if (short === 0) return { header: HEADER_BYTES, size: bytes.length - at };
  if (short !== LONG) return { header: HEADER_BYTES, size: short };
  if (at + LONG_HEADER_BYTES > bytes.length) return undefined;
  return { header: LONG_HEADER_BYTES, size: Number(bytes.readBigUInt64BE(at + HEADER_BYTES)) };
}

/** The boxes one after another in `bytes`; undefined when they are no boxes. */
export function boxesOf(bytes: Buffer): Box[] | undefined {
  const boxes: Box[] = [];
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const found = sizeAt(bytes, at);
    if (!found || found.size < found.header || at + found.size > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + HEADER_BYTES);
    boxes.push({ type, content: bytes.subarray(at + found.header, at + found.size) });
    at += found.size;
  }
  return at === bytes.length ? boxes : undefined;
}

/** The content of the boxes that `path` leads to from the top. */
export function findBoxes(boxes: readonly Box[], ...path: readonly string[]): Buffer[] {
  const [type, ...rest] = path;
  const found = boxes.filter((box) => box.type === type).map(({ content }) => content);
  if (rest.length === 0) return found;
  return found.flatMap((content) => findBoxes(boxesOf(content) ?? [], ...rest));
}

/** Lines of the picture, which the last four bytes of a track's header are; 0 for sound. */
export function linesOf(trackHeader: Buffer): number {
  return trackHeader.length < 4 ? 0 : trackHeader.readUInt32BE(trackHeader.length - 4) >>> 16;
}
