/** Which page of the book lies open, and how it is turned. */
import { prefersReducedMotion } from '@mall/ui';
import { type KeyboardEvent, useRef, useState } from 'react';

/** By how many pages each key turns; the ends of the book are far enough. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  End: Number.POSITIVE_INFINITY,
  Home: Number.NEGATIVE_INFINITY,
};

/** The open page, and handlers that turn and follow the book in `ref`. */
export function usePages() {
  const ref = useRef<HTMLElement>(null);
  const [page, setPage] = useState(0);

  const turn = (to: number) => {
    const book = ref.current;
    if (!book) return;
    const index = Math.min(Math.max(to, 0), book.children.length - 1);
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    book.scrollTo({ behavior, left: index * book.clientWidth });
  };
  const follow = () => {
    const book = ref.current;
    if (book) setPage(Math.round(book.scrollLeft / book.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(page + by);
  };
  return { ref, page, turn, follow, onKeyDown };
}
