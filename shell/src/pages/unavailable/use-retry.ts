/** Loads an unavailable page again, when asked or when the network is back, and reports how that goes. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

export type RetryStatus = 'waiting' | 'trying' | 'failed-again';

/** @param isLoaded whether the page was loaded and broke while it was shown. */
export function useRetry(isLoaded: boolean): { status: RetryStatus; retry(): void } {
  const { revalidate, state } = useRevalidator();
  const [last, setLast] = useState<RetryStatus>('waiting');
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
  return {
    status,
    retry: () => {
      if (status !== 'trying') void load();
    },
  };
}
