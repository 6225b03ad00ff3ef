/** The playing video: muted, inline, and only while it is in view (requirement 5.6). */
import type { HomeVideo } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { Icon } from '@mall/ui';
import { useRef, useState } from 'react';
import styles from './intro-video.module.css';
import { useKeptPosition } from './use-kept-position.ts';
import { usePlayInView } from './use-play-in-view.ts';
import { useWindowWidth } from './use-window-width.ts';
import { videoSize } from './video-size.ts';

/** From this width on the browser's own controls are hidden and a click does nothing (requirement 5.6). */
const WITHOUT_CONTROLS_FROM = 900;

export interface PlayerProps {
  files: HomeVideo['files'];
  /** Accessible name. */
  label: string;
}

/** The video with its pause button. */
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
        className={styles.video}
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
        className={styles.pause}
        aria-label={t(isWanted ? 'intro-video.pause' : 'intro-video.play')}
        onClick={toggle}
      >
        <Icon name={isWanted ? 'pause' : 'play'} className={styles.icon} />
      </button>
    </>
  );
}
