/** Whether a file is a video that every browser plays, by its content. */
import type { VideoSize } from '@mall/contracts';
import { MediaError } from '../media/media-error.ts';
import { boxesOf, findBoxes, linesOf } from './mp4.ts';

/** Sample entries of H.264, the one format that every browser plays. */
const H264 = /avc[13]/;

/**
 * @throws {MediaError} for anything but an H.264 video in MP4 with `size` lines that starts to play
 * before it is loaded whole.
 */
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
