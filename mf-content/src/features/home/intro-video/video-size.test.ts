import { videoSize } from './player.tsx';

test.each([
  // With at most 2 as ratio: a window counts twice its width.
  [360, 1, '480p'],
  [361, 2, '576p'],
  [512, 2, '576p'],
  [512.5, 1.5, '720p'],
  [640, 2, '720p'],
  [641, 1, '1080p'],
  // Sharper screens count with their own ratio.
  [240, 3, '480p'],
  [241, 3, '576p'],
  [426, 3, '720p'],
  [427, 3, '1080p'],
] as const)('a window of %d px at ratio %d gets %s', (width, ratio, size) => {
  expect(videoSize(width, ratio)).toBe(size);
});
