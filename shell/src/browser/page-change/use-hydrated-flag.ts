import { useLayoutEffect } from 'react';

/** Marks the document as hydrated, even if the head's script had given up. */
export function useHydratedFlag(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.scripting = 'ready';
  }, []);
}
