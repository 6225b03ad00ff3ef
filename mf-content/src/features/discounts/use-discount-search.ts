/** The search of the discounts: its text stands in the address, as the category of the shops does. */
import { usePageQuery, useQueryChange } from '@mall/runtime';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The query key in both languages. */
export const SEARCH_KEY = 'kereses';

/** Milliseconds after the last letter, as in the site's search (spec section 9). */
const DELAY = 250;

/** The text that the address asks for. */
export function useAskedText(): string {
  return usePageQuery().get(SEARCH_KEY)?.trim() ?? '';
}

export interface SearchField {
  ref: RefObject<HTMLInputElement | null>;
  /** Something was typed. */
  onInput(): void;
  /** The visitor does not want to wait. */
  onSubmit(): void;
}

/** Keeps the field and the address in step, whichever of them is changed. */
export function useDiscountSearch(): SearchField {
  const asked = useAskedText();
  const change = useQueryChange();
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(asked);

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    change(SEARCH_KEY, ref.current?.value.trim() ?? '');
  }, [change]);

  useEffect(() => {
    // Letters that were typed before the page came alive count too.
    if (ref.current && ref.current.value !== ref.current.defaultValue) ask();
    return () => clearTimeout(timer.current);
  }, [ask]);

  useEffect(() => {
    const field = ref.current;
    const isNews = shown.current !== asked && timer.current === undefined;
    shown.current = asked;
    if (field && isNews && field.value.trim() !== asked) field.value = asked;
  }, [asked]);

  const askSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, DELAY);
  };
  return { ref, onInput: askSoon, onSubmit: ask };
}
