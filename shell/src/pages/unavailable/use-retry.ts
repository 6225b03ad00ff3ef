/** Tries again to bring a page that was not available, and tells how that goes. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePageState } from '../../app/use-page-state.ts';

export type RetryStatus = 'waiting' | 'trying' | 'failed-again';

export function useRetry(): { status: RetryStatus; retry(): void } {
  const { revalidate, state } = useRevalidator();
  const isLoaded = usePageState().kind === 'page';
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
