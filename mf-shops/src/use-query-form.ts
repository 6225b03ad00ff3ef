/** Forms that ask for another query of their own page. */
import { useQueryChange } from '@mall/runtime';
import type { FormEvent } from 'react';

function queryOf(form: HTMLFormElement): Record<string, string[]> {
  const query: Record<string, string[]> = {};
  // A box that is not ticked sends nothing: its key is taken out.
  for (const field of form.elements) {
    const name = field.getAttribute('name');
    if (name) query[name] = [];
  }
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') query[name]?.push(value);
  }
  return query;
}

/**
 * Sends a GET form without loading the page anew; Back undoes it. Without a script the browser sends it.
 * @param others keys that the form takes out.
 */
export function useQueryForm(
  others: readonly string[] = [],
): (event: FormEvent<HTMLFormElement>) => void {
  const change = useQueryChange();
  return (event) => {
    event.preventDefault();
    const removed = Object.fromEntries(others.map((key) => [key, '']));
    change({ ...removed, ...queryOf(event.currentTarget) }, { push: true });
  };
}
