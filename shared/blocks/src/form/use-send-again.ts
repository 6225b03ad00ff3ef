import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Submits a form again, as it is by then, once the network is back. */
export function useSendAgain(form: RefObject<HTMLFormElement | null>, isLost: boolean): void {
  const send = useEffectEvent(() => form.current?.requestSubmit());
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isLost]);
}
