import { inFlight } from '@mall/http';
import { useMessages } from '@mall/i18n';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './progress-bar.module.css';

const SHOW_AFTER_MS = 200;

const isLoading = () => inFlight.count() > 0;

/** The loading flag (requirement 3.5), once a request or a navigation takes a moment. */
function useBusy(): boolean {
  const loading = useSyncExternalStore(inFlight.subscribe, isLoading, () => false);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setIsLong(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [loading]);
  return loading && isLong;
}

export function ProgressBar() {
  const t = useMessages('shell');
  if (!useBusy()) return null;
  // Without a value: how long it takes is not known.
  return <div className={styles.bar} role="progressbar" aria-label={t('progress.label')} />;
}
