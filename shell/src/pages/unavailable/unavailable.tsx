/** Shown instead of a page whose remote or data could not be loaded; header and footer stay. */
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

/** `isLoaded`: the page was loaded and broke while it was shown. */
export function Unavailable({ isLoaded = false }: { isLoaded?: boolean }) {
  const t = useMessages('shell');
  const { status, retry } = useRetry(isLoaded);
  const message = STATUS_MESSAGES[status];
  return (
    <>
      <Wrapper>
        <ErrorState
          level={1}
          title={t('unavailable.title')}
          text={t('unavailable.text')}
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
      <SuggestedLinks />
    </>
  );
}
