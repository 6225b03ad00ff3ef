import type { Home } from '@mall/contracts';
import { whenNearViewport } from '@mall/runtime';
import { Picture, prefersReducedMotion, Section } from '@mall/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './intro-video.module.css';
import type { PlayerProps } from './player.tsx';

/** Not every browser has it, and its type is in no standard library. */
type Connection = { saveData?: boolean } | undefined;

/** False for an automated browser (requirement 5.6), reduced motion and data saver: the picture stays. */
function mayPlay(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !navigator.webdriver && !connection?.saveData && !prefersReducedMotion();
}

function usePlayer(frame: { current: HTMLElement | null }): ComponentType<PlayerProps> | undefined {
  const [player, setPlayer] = useState<{ Player: ComponentType<PlayerProps> }>();
  useEffect(() => {
    if (!frame.current || !mayPlay()) return;
    // Without its script the picture stays.
    const load = () => void import('./player.tsx').then(setPlayer, () => undefined);
    return whenNearViewport(frame.current, load);
  }, [frame]);
  return player?.Player;
}

export function IntroVideo({ video }: { video: NonNullable<Home['video']> }) {
  const frame = useRef<HTMLDivElement>(null);
  const Player = usePlayer(frame);
  return (
    <Section heading={video.heading} lead={video.lead} beside className="screen-only">
      <div ref={frame} className={styles.frame}>
        <Picture image={video.poster} ratio="16:9" />
        {Player ? <Player files={video.files} label={video.heading} /> : null}
      </div>
    </Section>
  );
}
