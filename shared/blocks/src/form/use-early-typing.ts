/** React sees no event for what is typed into a form before its page is hydrated. */
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';

type Keep = (event: Pick<FormEvent<HTMLFormElement>, 'currentTarget'>) => void;

const isChanged = (control: Element) =>
  control instanceof HTMLInputElement &&
  (/checkbox|radio/.test(control.type)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue);

/** Keeps such input once the form is hydrated. Returns the ref of the form. */
export function useEarlyTyping(keep: Keep) {
  const ref = useRef<HTMLFormElement>(null);
  const keepEarly = useEffectEvent(() => {
    const currentTarget = ref.current;
    if (currentTarget && [...currentTarget.elements].some(isChanged)) keep({ currentTarget });
  });
  useEffect(() => keepEarly(), []);
  return ref;
}
