/** The blocks of the home page, and its video. */
import type { Home } from '@mall/contracts';
import { videoUrl } from '../video/video-store.ts';
import type { LocalContent } from './local-content.ts';

type LocalVideo = NonNullable<LocalContent['site']['home']['video']>;

function toVideo({ heading, lead, poster, files }: LocalVideo): Home['video'] {
  return {
    heading,
    ...(lead && { lead }),
    poster,
    files: {
      '480p': videoUrl(files['480p']),
      '576p': videoUrl(files['576p']),
      '720p': videoUrl(files['720p']),
      '1080p': videoUrl(files['1080p']),
    },
  };
}

/** The `home` answer for the site's own content. */
export function localiseHome({ site: { home } }: LocalContent): Home {
  const { blocks, video } = home;
  return { blocks, ...(video && { video: toVideo(video) }) };
}
