/** Which of the four files of a video a window gets (requirement 5.6). */
import type { VideoSize } from '@mall/contracts';

const LEAST_RATIO = 2;

/** The most pixels across that each size serves; wider windows get the largest. */
const STEPS: readonly (readonly [pixels: number, size: VideoSize])[] = [
  [720, '480p'],
  [1024, '576p'],
  [1280, '720p'],
];

/** @param width of the window in CSS pixels. */
export function videoSize(width: number, pixelRatio: number): VideoSize {
  const pixels = width * Math.max(LEAST_RATIO, pixelRatio);
  return STEPS.find(([most]) => pixels <= most)?.[1] ?? '1080p';
}
