/** Whether the page has been scrolled away from its top. */
import { useSyncExternalStore } from 'react';

/** Pixels from which on the header's top row hides (spec section 9). */
const TOP_ROW_HIDES_AFTER = 10;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > TOP_ROW_HIDES_AFTER,
    () => false,
  );
}
