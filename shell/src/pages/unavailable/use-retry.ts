/** Loads an unavailable page again, and reports the state of that retry. */
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
  return {
    status: isTrying ? 'trying' : hasTried ? 'failed-again' : 'waiting',
    retry: () => {
      if (isTrying) return;
      // New data alone does not repair a page that broke while it was shown.
      if (isLoaded) window.location.reload();
      else void revalidate();
    },
  };
}
