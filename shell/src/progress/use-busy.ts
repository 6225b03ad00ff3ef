/** The global loading flag (requirement 3.5): true while a request or a navigation is under way. */
import { inFlight } from '@mall/http';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is over within this time needs no indicator. */
const SHOW_AFTER_MS = 200;

const isLoading = () => inFlight.count() > 0;

/** The flag, once it has been up for a moment. */
export function useBusy(): boolean {
  const loading = useSyncExternalStore(inFlight.subscribe, isLoading, () => false);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setIsLong(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [loading]);
  return loading && isLong;
}
