/** Tries again to bring a page that was not available, and tells how that goes. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

export type RetryStatus = 'waiting' | 'trying' | 'failed-again';

/** @param isLoaded whether the page was loaded and broke while it was shown. */
export function useRetry(isLoaded: boolean): { status: RetryStatus; retry(): void } {
  const { revalidate, state } = useRevalidator();
  const [hasTried, setHasTried] = useState(false);
  const isTrying = state === 'loading';
  useEffect(() => {
    // The shell tries once by itself when the server could not render the page.
    if (isTrying) setHasTried(true);
  }, [isTrying]);
  return {
    status: isTrying ? 'trying' : hasTried ? 'failed-again' : 'waiting',
    retry: () => {
      if (isTrying) return;
      // A page that is loaded and broke while it was shown is the same after loading its data anew.
      if (isLoaded) window.location.reload();
      else void revalidate();
    },
  };
}
