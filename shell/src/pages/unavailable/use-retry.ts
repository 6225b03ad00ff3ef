/** Loads an unavailable page again, when asked or when the network is back, and reports how that goes. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

export type RetryStatus = 'waiting' | 'trying' | 'failed-again';

/** @param isLoaded whether the page was loaded and broke while it was shown. */
export function useRetry(isLoaded: boolean): { status: RetryStatus; retry(): void } {
  const { revalidate, state } = useRevalidator();
  const [hasTried, setHasTried] = useState(false);
  const isTrying = state === 'loading';
  useEffect(() => {
    // The shell retries once when the server could not render the page.
    if (isTrying) setHasTried(true);
  }, [isTrying]);
  const load = () => {
    // New data alone does not repair a page that broke while it was shown.
    if (isLoaded) window.location.reload();
    else void revalidate();
  };
  useEffect(() => {
    // Also while it tries: without a network that retry fails.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  });
  return {
    status: isTrying ? 'trying' : hasTried ? 'failed-again' : 'waiting',
    retry: () => {
      if (!isTrying) load();
    },
  };
}
