import { isChanged, useQueryChange } from '@mall/runtime';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { VISIT_KEYS } from './visit-query.ts';

/** Pause after the last change: too short to notice, long enough for a number of two digits. */
const TYPING_PAUSE_MS = 250;

function queryOf(data: FormData, rows: readonly number[]): Record<string, string | string[]> {
  const values = (key: string) => data.getAll(key).map(String);
  const ofPeople = (key: string) => values(key).filter((_value, row) => rows.includes(row));
  return {
    ...Object.fromEntries(Object.values(VISIT_KEYS).map((key) => [key, values(key)])),
    [VISIT_KEYS.age]: ofPeople(VISIT_KEYS.age),
    [VISIT_KEYS.concession]: ofPeople(VISIT_KEYS.concession),
  };
}

function filledRows(data: FormData): number[] {
  return data.getAll(VISIT_KEYS.age).flatMap((age, row) => (String(age).trim() ? [row] : []));
}

/** Props for the form; each change reaches the URL after a pause, a submit at once. */
export function usePlannerForm() {
  const change = useQueryChange();
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [rows, setRows] = useState<readonly number[]>([]);

  const ask = () => {
    clearTimeout(timer.current);
    if (!ref.current) return;
    const data = new FormData(ref.current);
    const filled = filledRows(data);
    setRows(filled);
    change(queryOf(data, filled));
  };

  // What was filled in before hydration counts too.
  const askEarly = useEffectEvent(() => {
    if ([...(ref.current?.elements ?? [])].some(isChanged)) ask();
  });
  useEffect(() => {
    askEarly();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    form: {
      ref,
      onChange: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(ask, TYPING_PAUSE_MS);
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        ask();
      },
    },
    /** The row of a person of the URL, from 0: a row without an age is nobody. */
    rowOf: (index: number) => rows[index] ?? index,
  };
}
