import { isChanged, usePageQuery, useQueryChange } from '@mall/runtime';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

const isOff = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked;

/**
 * Puts what was chosen before hydration into the page's query: React sees no event for it, and would
 * reset a list. Returns the ref of the form.
 */
export function useEarlyChoices(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const query = usePageQuery();
  const change = useQueryChange();
  const ask = useEffectEvent(() => {
    const changed = [...(ref.current?.elements ?? [])].filter(isChanged) as Control[];
    const chosen = changed
      .filter(({ validity }) => validity.valid)
      .map((control) => [control.name, isOff(control) ? '' : control.value.trim()] as const)
      .filter(([name, value]) => value !== (query.get(name) ?? ''));
    if (chosen.length > 0) change(Object.fromEntries(chosen));
  });
  useEffect(() => ask(), []);
  return ref;
}
