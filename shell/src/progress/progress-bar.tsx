/** The loading indicator: a thin bar over the window's upper edge, which moves nothing. */
import { useMessages } from '@mall/i18n';
import styles from './progress-bar.module.css';
import { useBusy } from './use-busy.ts';

export function ProgressBar() {
  const t = useMessages('shell');
  if (!useBusy()) return null;
  // Without a value: how long it takes is not known.
  return <div className={styles.bar} role="progressbar" aria-label={t('progress.label')} />;
}
