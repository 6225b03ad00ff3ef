import { usePageQuery, useQueryChange } from '@mall/runtime';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type DiscountFilter, FILTER_KEYS, readFilter } from './discount-filter.ts';

/** Pause after the last keystroke, as in the site's search (requirement 5.1). */
const TYPING_PAUSE_MS = 250;

export function useDiscountFilter(): DiscountFilter {
  return readFilter(usePageQuery());
}

export interface SearchField {
  ref: RefObject<HTMLInputElement | null>;
  onInput(): void;
  onSubmit(): void;
}

/** Keeps field and URL equal, whichever of the two changes. */
export function useDiscountSearch(): SearchField {
  const asked = useDiscountFilter().text;
  const change = useQueryChange();
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(asked);

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    change({ [FILTER_KEYS.text]: ref.current?.value.trim() ?? '' });
  }, [change]);

  useEffect(() => {
    // Text that was typed before hydration counts too.
    if (ref.current && ref.current.value !== ref.current.defaultValue) ask();
    return () => clearTimeout(timer.current);
  }, [ask]);

  useEffect(() => {
    const field = ref.current;
    const isNewText = shown.current !== asked && timer.current === undefined;
    shown.current = asked;
    if (field && isNewText && field.value.trim() !== asked) field.value = asked;
  }, [asked]);

  const askSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, TYPING_PAUSE_MS);
  };
  return { ref, onInput: askSoon, onSubmit: ask };
}
