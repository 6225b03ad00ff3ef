import { inFlight } from '@mall/http';
import { useMessages } from '@mall/i18n';
import { useSyncExternalStore } from 'react';
import styles from './progress-bar.module.css';

const isLoading = () => inFlight.count() > 0;

/** The loading flag (requirement 3.5). Its styles show it once a request or a navigation takes a moment. */
export function ProgressBar() {
  const t = useMessages('shell');
  const loading = useSyncExternalStore(inFlight.subscribe, isLoading, () => false);
  if (!loading) return null;
  // Without a value: how long it takes is not known.
  return <div className={styles.bar} role="progressbar" aria-label={t('progress.label')} />;
}
