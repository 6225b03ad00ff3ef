import { homeVideoSchema } from '@mall/contracts';
import { builder } from './builder.ts';
import { anImageSet } from './image.ts';

const file = (lines: number) => `/media/videos/${lines}.mp4`;

export const aHomeVideo = builder(homeVideoSchema, () => ({
  heading: 'A day with us',
  poster: anImageSet({ '1x': '/media/still.jpg', '2x': '/media/still@2x.jpg' }),
  files: { '480p': file(480), '576p': file(576), '720p': file(720), '1080p': file(1080) },
}));
