/**
 * The element of a form, with the outcome of its last submission. Without a script the browser posts it
 * to the page itself, which then shows the outcome in it.
 */
import { isChanged, useShellContext } from '@mall/runtime';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { FormDone, FormNotices, FormReport } from './form-outcome.tsx';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState;
  className?: string | undefined;
  children: ReactNode;
  /** Below the message that replaces an accepted form, where no dialog shows it. */
  done?: ReactNode;
}

/** React sees no event for what is typed before the page is hydrated. Returns the ref of the form. */
function useEarlyTyping(keep: FormState['keep']) {
  const ref = useRef<HTMLFormElement>(null);
  const keepEarly = useEffectEvent(() => {
    const currentTarget = ref.current;
    if (currentTarget && [...currentTarget.elements].some(isChanged)) keep({ currentTarget });
  });
  useEffect(() => keepEarly(), []);
  return ref;
}

export function Form({ form, className, children, done }: FormProps) {
  const { language } = useShellContext();
  const { inPage, shown, count, keep, checkInput } = form;
  const ref = useEarlyTyping(keep);
  if (inPage && shown && shown.type !== 'error') {
    return (
      <FormDone message={shown} count={count}>
        {done}
      </FormDone>
    );
  }
  if (inPage && shown?.endsForm) return <FormReport form={form} />;
  return (
    <form
      ref={ref}
      method="post"
      action={form.action}
      encType={form.encType}
      onSubmit={form.submit}
      onChange={(event) => {
        keep(event);
        checkInput(event);
      }}
      noValidate={inPage}
      className={className}
    >
      {inPage ? <FormReport form={form} /> : <FormNotices form={form} />}
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  );
}
