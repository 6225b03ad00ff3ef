/** Puts what the form says into the URL, whence the costs are calculated. */
import { useQueryChange } from '@mall/runtime';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { VISIT_KEYS } from './visit-query.ts';

/** Pause after the last change: too short to notice, long enough for a number of two digits. */
const TYPING_PAUSE_MS = 250;

/** All keys of the planner with the form's values; a person without an age is left out. */
function queryOf(form: HTMLFormElement): Record<string, string | string[]> {
  const data = new FormData(form);
  const values = (key: string) => data.getAll(key).map(String);
  const ages = values(VISIT_KEYS.age);
  const filled = (list: string[]) => list.filter((_value, index) => ages[index]?.trim());
  return {
    ...Object.fromEntries(Object.values(VISIT_KEYS).map((key) => [key, values(key)])),
    [VISIT_KEYS.age]: filled(ages),
    [VISIT_KEYS.concession]: filled(values(VISIT_KEYS.concession)),
  };
}

export interface PlannerForm {
  ref: RefObject<HTMLFormElement | null>;
  onChange(): void;
  onSubmit(event: FormEvent): void;
}

export function usePlannerForm(): PlannerForm {
  const change = useQueryChange();
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rendered = useRef<string>(undefined);

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    if (ref.current) change(queryOf(ref.current));
  }, [change]);

  useEffect(() => {
    const form = ref.current;
    if (!form || rendered.current !== undefined) return;
    // What was filled in before hydration counts too.
    rendered.current = 'hydrated';
    if (isChanged(form)) ask();
  }, [ask]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ref,
    onChange: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(ask, TYPING_PAUSE_MS);
    },
    onSubmit: (event) => {
      event.preventDefault();
      ask();
    },
  };
}

/** Whether a control has another value than the page was rendered with. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) {
      return [...element.options].some((option) => option.selected !== option.defaultSelected);
    }
    if (!(element instanceof HTMLInputElement)) return false;
    return element.type === 'checkbox'
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue;
  });
}
