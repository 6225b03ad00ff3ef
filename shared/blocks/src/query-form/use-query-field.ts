/** A text field whose value is in the page's query. */
import { useEffect, useRef, useState } from 'react';

/**
 * Props of a field that begins with `value` of the query. A new value of the query replaces the text of
 * the field, but not while the visitor is in it: what is typed there makes the query.
 */
export function useQueryField(value: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [defaultValue] = useState(value);
  const shown = useRef(value);
  useEffect(() => {
    const field = ref.current;
    if (shown.current !== value && field && field !== document.activeElement) field.value = value;
    shown.current = value;
  }, [value]);
  return { ref, defaultValue };
}
