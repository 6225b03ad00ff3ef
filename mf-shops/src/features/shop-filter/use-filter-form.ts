/** Keeps the filter form and the URL equal, whichever of the two changes. */
import { PAGE_KEY } from '@mall/blocks';
import { type LinkQuery, useQueryChange } from '@mall/runtime';
import type { ShopFilter } from '@mall/shop-filter';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { FILTER_KEYS } from '../../shop-query.tsx';
import { filterQuery, readFilter, useShopFilter } from './filter-query.ts';

/** Pause after the last keystroke: too short to notice, long enough to send less. */
const TYPING_PAUSE_MS = 100;

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));

const inputsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

/** Sets the inputs of `form`, but the text that `keepText` says the visitor is typing. */
function fill(form: HTMLFormElement, filter: ShopFilter, keepText: boolean): void {
  const query: Readonly<Record<string, string | readonly string[]>> = filterQuery(filter);
  for (const input of inputsOf(form)) {
    const values = [query[input.name] ?? ''].flat();
    if (input.type === 'checkbox' || input.type === 'radio') {
      input.checked = values.includes(input.value);
    } else if (input.type === 'datetime-local') {
      input.value = filter.open === 'now' ? '' : (filter.open ?? '');
    } else if (!(keepText && input.name === FILTER_KEYS.text)) input.value = values[0] ?? '';
  }
}

/** `now` and a minute exclude each other: the one that was chosen last counts. */
function clearOtherMoment(changed: HTMLInputElement, form: HTMLFormElement): void {
  if (changed.name !== FILTER_KEYS.open) return;
  for (const other of inputsOf(form)) {
    if (other === changed || other.name !== changed.name) continue;
    if (changed.type === 'checkbox' && changed.checked) other.value = '';
    else if (changed.value !== '') other.checked = false;
  }
}

export function useFilterForm() {
  const { filter } = useShopFilter();
  const change = useQueryChange();
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useRef(false);
  /** Texts that the form has asked for, until the page shows the last of them. */
  const askedTexts = useRef<string[]>([]);

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    if (!ref.current) return;
    const asked = readFilter(queryOf(ref.current)).filter;
    askedTexts.current.push(asked.text);
    const query: Record<string, LinkQuery[string]> = { ...filterQuery(asked), [PAGE_KEY]: '' };
    // What is chosen by links and still loading stays chosen.
    for (const { type, name } of inputsOf(ref.current)) if (type === 'hidden') delete query[name];
    change(query);
  }, [change]);

  const shown = JSON.stringify(filter);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const isFirst = !isHydrated.current;
    isHydrated.current = true;
    // What was chosen or typed before hydration counts too.
    if (isFirst && JSON.stringify(readFilter(queryOf(form)).filter) !== shown) return ask();
    const next: ShopFilter = JSON.parse(shown);
    const isOwn = askedTexts.current.includes(next.text);
    fill(form, next, isOwn);
    if (!isOwn || askedTexts.current.at(-1) === next.text) askedTexts.current = [next.text];
    // A link was followed before the results of the text came: it narrows what the link leads to.
    else ask();
  }, [shown, ask]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ref,
    onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement)) return;
      clearOtherMoment(target, currentTarget);
      clearTimeout(timer.current);
      if (target.name === FILTER_KEYS.text) timer.current = setTimeout(ask, TYPING_PAUSE_MS);
      else ask();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      ask();
    },
  };
}
