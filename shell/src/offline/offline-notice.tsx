import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Button, formatMoment } from '@mall/ui';
import { useSyncExternalStore } from 'react';
import { hasNetwork, watchNetwork } from '../remotes/network.ts';
import { usePageState } from '../site/page-state.ts';
import styles from './offline-notice.module.css';

/** Says without a network how old the shown page is (requirement 3.6). */
export function OfflineNotice() {
  const t = useMessages('shell');
  const { language, renderedAt } = useShellContext();
  const { kind } = usePageState();
  const isOnline = useSyncExternalStore(watchNetwork, hasNetwork, () => true);
  if (isOnline || kind === 'offline') return null;
  const when = formatMoment(new Date(renderedAt).toISOString(), language);
  return (
    <div role="status" className={styles.notice}>
      <span>{t('offline.notice', { when })}</span>
      <Button variant="quiet" size="small" onClick={() => window.location.reload()}>
        {t('offline.reload')}
      </Button>
    </div>
  );
}
