import { useMessages } from '@mall/i18n';
import { useBrowserValue } from '@mall/runtime';
import { Button, buttonClass, ErrorState, Wrapper } from '@mall/ui';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { hasNetwork } from '../../remotes/network.ts';
import { SuggestedLinks } from '../../suggested-links/suggested-links.tsx';
import styles from './unavailable.module.css';

/** The browser may not say that the network is back: an `online` event gets lost. */
const NETWORK_CHECK_MS = 5_000;

function useRetry(isLoaded: boolean, isOffline: boolean) {
  const { revalidate, state: current } = useRevalidator();
  const state = useBrowserValue(() => current, 'idle');
  const [last, setLast] = useState<'failed-again' | 'trying'>();
  const status = state === 'loading' ? 'trying' : last;
  useEffect(() => {
    // The shell retries once when the server could not render the page.
    if (state === 'loading') setLast('failed-again');
  }, [state]);
  const load = async () => {
    // New data alone does not repair a page that broke while it was shown.
    if (isLoaded) return window.location.reload();
    // The router's state may change back before React has rendered it.
    setLast('trying');
    await revalidate();
    setLast('failed-again');
  };
  useEffect(() => {
    // Also while it tries: without a network that retry fails.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  });
  const retry = () => {
    if (status !== 'trying') void load();
  };
  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(() => hasNetwork() && retry(), NETWORK_CHECK_MS);
    return () => clearInterval(timer);
  });
  return { status, retry };
}

const MARK = { 'data-unavailable': '' };

/** By it the server recognises that the page, and not a part of it, has failed. Its quotes occur in no text. */
export const UNAVAILABLE_MARK = 'data-unavailable=""';

interface UnavailableProps {
  /** The page was loaded and broke while it was shown. */
  isLoaded?: boolean;
  isOffline?: boolean;
}

export function Unavailable({ isLoaded = false, isOffline = false }: UnavailableProps) {
  const t = useMessages('shell');
  const { status, retry } = useRetry(isLoaded, isOffline);
  const { pathname, search } = useLocation();
  return (
    <>
      <Wrapper>
        <ErrorState
          level={1}
          title={t(isOffline ? 'unavailable.offline.title' : 'unavailable.title')}
          text={t(isOffline ? 'unavailable.offline.description' : 'unavailable.text')}
          action={
            <>
              <Button aria-disabled={status === 'trying'} onClick={retry} className="scripted-only">
                {t('unavailable.retry')}
              </Button>
              <a href={pathname + search} className={`${buttonClass()} unscripted-only`}>
                {t('unavailable.retry')}
              </a>
            </>
          }
        />
        <p role="status" className={styles.status} {...MARK}>
          {status && t(`unavailable.${status}`)}
        </p>
      </Wrapper>
      {isOffline || <SuggestedLinks />}
    </>
  );
}
