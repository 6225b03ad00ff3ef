import { videoSize } from './player.tsx';

test.each([
  // At most 2 as ratio: a window counts twice its width.
  [320, 1, '480p'],
  [360, 1, '480p'],
  [360, 2, '480p'],
  [360.5, 1, '576p'],
  [361, 2, '576p'],
  [512, 2, '576p'],
  [512.5, 1.5, '720p'],
  [513, 2, '720p'],
  [640, 2, '720p'],
  [640.5, 1, '1080p'],
  [641, 2, '1080p'],
  [1440, 1, '1080p'],
  // Sharper screens count with their own ratio.
  [240, 3, '480p'],
  [241, 3, '576p'],
  [341, 3, '576p'],
  [342, 3, '720p'],
  [426, 3, '720p'],
  [427, 3, '1080p'],
  [390, 3, '720p'],
  [390, 2, '576p'],
] as const)('a window of %d px at ratio %d gets %s', (width, ratio, size) => {
  expect(videoSize(width, ratio)).toBe(size);
});
