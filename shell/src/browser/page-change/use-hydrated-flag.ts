import { useLayoutEffect } from 'react';

/** Marks the document as hydrated, whatever the script of the first paint has seen fail before. */
export function useHydratedFlag(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.scripting = 'ready';
  }, []);
}
