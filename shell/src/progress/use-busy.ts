/** The global loading flag (spec section 4): true while a request or a navigation is under way. */
import { inFlight } from '@mall/http';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';

/** What is over within this time needs no indicator. */
const SHOW_AFTER_MS = 200;

const hasRequests = () => inFlight.count() > 0;

function useLoading(): boolean {
  const requests = useSyncExternalStore(inFlight.subscribe, hasRequests, () => false);
  const { state } = useNavigation();
  return requests || state !== 'idle';
}

/** The flag, once it has been up for a moment. */
export function useBusy(): boolean {
  const loading = useLoading();
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
