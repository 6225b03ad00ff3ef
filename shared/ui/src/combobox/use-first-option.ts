import { type RefObject, useEffect, useState } from 'react';

interface Answer {
  /** What is typed. */
  text: string;
  /** Whether the answer to it is still under way. */
  isLoading: boolean;
}

/** Returns how to open the first option: at once, or as soon as the answer to what is typed is there. */
export function useFirstOption(
  options: RefObject<(HTMLElement | null)[]>,
  { text, isLoading }: Answer,
): () => void {
  const [wantedFor, setWantedFor] = useState<string>();
  useEffect(() => {
    if (wantedFor === undefined || (wantedFor === text && isLoading)) return;
    setWantedFor(undefined);
    if (wantedFor === text) options.current[0]?.click();
  }, [wantedFor, text, isLoading, options]);
  return () => setWantedFor(text);
}
