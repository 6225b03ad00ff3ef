/** Falling snow with its pause control (requirement 5.7); the tab remembers what was chosen. */
import { useMessages } from '@mall/i18n';
import { sessionStore, useBrowserValue } from '@mall/runtime';
import { IconButton } from '@mall/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import styles from './snow.module.css';

/** Each flake has its own path in the stylesheet. */
const FLAKES = Array.from({ length: 10 }, (_, flake) => flake);

const STORE_KEY = 'snow';
const PAUSED = 'paused';

function usePause() {
  const remembered = useBrowserValue(() => sessionStore.get(STORE_KEY) === PAUSED, false);
  const [chosen, setChosen] = useState<boolean>();
  const isPaused = chosen ?? remembered;
  const toggle = () => {
    setChosen(!isPaused);
    sessionStore.set(STORE_KEY, isPaused ? '' : PAUSED);
  };
  return { isPaused, toggle };
}

/** The flakes are decoration: hidden from assistive technology, without effect on clicks and layout. */
export function Snow() {
  const t = useMessages('campaigns');
  const { isPaused, toggle } = usePause();
  return (
    <>
      <div className={clsx(styles.flakes, isPaused && styles.paused)} aria-hidden="true">
        {FLAKES.map((flake) => (
          <svg key={flake} className={styles.flake} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3" />
          </svg>
        ))}
      </div>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'campaign-header.playSnow' : 'campaign-header.pauseSnow')}
        className={`${styles.control} scripted-only`}
        onClick={toggle}
      />
    </>
  );
}
