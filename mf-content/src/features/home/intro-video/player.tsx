/** The playing video: muted, inline, and only while it is in view (requirement 5.6). */
import type { Home, VideoSize } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Icon } from '@mall/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import styles from './intro-video.module.css';
import { useKeptPosition, usePlayInView } from './use-play-in-view.ts';

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

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** For what is created in the browser only: the server has no window. */
function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => window.innerWidth);
}

/** From this width on the browser's own controls are hidden and a click does nothing (requirement 5.6). */
const WITHOUT_CONTROLS_FROM = 900;

export interface PlayerProps {
  files: NonNullable<Home['video']>['files'];
  label: string;
}

export function Player({ files, label }: PlayerProps) {
  const t = useMessages('content');
  const video = useRef<HTMLVideoElement>(null);
  const width = useWindowWidth();
  const [isStarted, setStarted] = useState(false);
  const src = files[videoSize(width, window.devicePixelRatio)];
  useKeptPosition(video, src);
  const { isWanted, toggle } = usePlayInView(video, src);
  return (
    <>
      <video
        ref={video}
        className={`${styles.video} screen-only`}
        data-started={isStarted}
        src={src}
        aria-label={label}
        muted
        loop
        playsInline
        preload="auto"
        controls={width < WITHOUT_CONTROLS_FROM}
        onPlaying={() => setStarted(true)}
      />
      <button
        type="button"
        className={`${styles.pause} screen-only`}
        aria-label={t(isWanted ? 'intro-video.pause' : 'intro-video.play')}
        onClick={toggle}
      >
        <Icon name={isWanted ? 'pause' : 'play'} className={styles.icon} />
      </button>
    </>
  );
}
