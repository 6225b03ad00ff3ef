/** Reads the videos that content names. */
import { createHash } from 'node:crypto';
import type { VideoSize } from '@mall/contracts';
import type { StoredVideo } from '../schema/media-schema.ts';
import { checkVideo } from '../video/check-video.ts';
import type { NewVideo } from '../video/video-store.ts';
import { loadMediaFile, naming } from './load-media-file.ts';

const ID_LENGTH = 20;
const USE = { name: 'a video', maxMb: 20 } as const;

interface VideoReader {
  /** @throws {MediaError} naming the file that cannot be used, and why. */
  read: (file: string, size: VideoSize) => Promise<StoredVideo>;
  /** All videos that were read. */
  found: () => NewVideo[];
}

/** A reader of the videos in `folder`. */
export function createVideoReader(folder: string): VideoReader {
  const videos = new Map<string, NewVideo>();
  return {
    read: async (file, size) => {
      const bytes = await naming(file, loadMediaFile(folder, file, USE));
      await naming(
        file,
        Promise.try(() => checkVideo(bytes, size)),
      );
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);
      videos.set(id, { id, bytes });
      return { id };
    },
    found: () => [...videos.values()],
  };
}
