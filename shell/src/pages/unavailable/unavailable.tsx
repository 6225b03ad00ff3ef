/** Shown instead of a page that could not be loaded, or has broken; header and footer stay. */
import { useMessages } from '@mall/i18n';
import { Button, ErrorState, Wrapper } from '@mall/ui';
import { SuggestedLinks } from '../../suggested-links/suggested-links.tsx';
import styles from './unavailable.module.css';
import { useRetry } from './use-retry.ts';

const STATUS_MESSAGES = {
  waiting: undefined,
  trying: 'unavailable.trying',
  'failed-again': 'unavailable.failed-again',
} as const;

interface UnavailableProps {
  /** The page was loaded and broke while it was shown. */
  isLoaded?: boolean;
  /** The browser has no network. */
  isOffline?: boolean;
}

export function Unavailable({ isLoaded = false, isOffline = false }: UnavailableProps) {
  const t = useMessages('shell');
  const { status, retry } = useRetry(isLoaded);
  const message = STATUS_MESSAGES[status];
  return (
    <>
      <Wrapper>
        <ErrorState
          level={1}
          title={t(isOffline ? 'unavailable.offline.title' : 'unavailable.title')}
          text={t(isOffline ? 'unavailable.offline.description' : 'unavailable.text')}
          action={
            <Button aria-disabled={status === 'trying'} onClick={retry}>
              {t('unavailable.retry')}
            </Button>
          }
        />
        <p role="status" className={styles.status}>
          {message && t(message)}
        </p>
      </Wrapper>
      {isOffline || <SuggestedLinks />}
    </>
  );
}
