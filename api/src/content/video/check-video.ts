/** Whether a file is a video that every browser plays, by its content. */
import type { VideoSize } from '@mall/contracts';
import { MediaError } from '../../base/content-issue.ts';

/** Sample entries of H.264, the one format that every browser plays. */
const H264 = /avc[13]/;

/** @throws {MediaError} unless it is H.264 in MP4, has `size` lines, and plays before it is loaded whole. */
export function checkVideo(bytes: Buffer, size: VideoSize): void {
  const boxes = boxesOf(bytes);
  if (boxes?.[0]?.type !== 'ftyp') throw new MediaError('is no MP4 video, or not whole');
  const lines = Math.max(0, ...findBoxes(boxes, 'moov', 'trak', 'tkhd').map(linesOf));
  if (lines === 0) throw new MediaError('holds no picture');
  const samples = findBoxes(boxes, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd');
  if (!samples.some((entry) => H264.test(entry.toString('latin1')))) {
    throw new MediaError('is not coded as H.264, which every browser plays');
  }
  const wanted = Number.parseInt(size, 10);
  if (lines !== wanted)
    throw new MediaError(`has ${lines} lines; this video has to have ${wanted}`);
  const order = boxes.map(({ type }) => type);
  if (order.indexOf('moov') > order.indexOf('mdat')) {
    throw new MediaError('has its index at the end; write it with `-movflags +faststart`');
  }
}

interface Box {
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

function boxesOf(bytes: Buffer): Box[] | undefined {
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

function findBoxes(boxes: readonly Box[], ...path: readonly string[]): Buffer[] {
  const [type, ...rest] = path;
  const found = boxes.filter((box) => box.type === type).map(({ content }) => content);
  if (rest.length === 0) return found;
  return found.flatMap((content) => findBoxes(boxesOf(content) ?? [], ...rest));
}

/** Lines of the picture, which the last four bytes of a track's header are; 0 for sound. */
function linesOf(trackHeader: Buffer): number {
  return trackHeader.length < 4 ? 0 : trackHeader.readUInt32BE(trackHeader.length - 4) >>> 16;
}
