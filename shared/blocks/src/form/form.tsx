/**
 * The element of a form, with the outcome of its last submission. Without a script the browser posts it
 * to the page itself, which then shows the outcome in it.
 */
import { useShellContext } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { FormDone } from './form-done.tsx';
import { FormErrors } from './form-errors.tsx';
import { FormReport } from './form-report.tsx';
import { ERRORS_TITLE } from './form-texts.ts';
import { useEarlyTyping } from './use-early-typing.ts';
import type { FormState } from './use-form.ts';

/** So few are visible at a glance, each at its field. */
const MAX_ERRORS_WITHOUT_LIST = 2;

interface FormProps {
  form: FormState;
  className?: string | undefined;
  children: ReactNode;
  /** Below the message that replaces an accepted form, where no dialog shows it. */
  done?: ReactNode;
}

/** Beside a form whose outcomes a dialog shows. */
function Outcome({ form: { shown, errors } }: { form: FormState }) {
  const { language } = useShellContext();
  const { type, headline = '', text = headline, notice = text } = shown ?? {};
  return (
    <>
      {shown ? (
        <div role="status" className={styles.outcome}>
          <Notice tone={type === 'success' ? 'success' : 'warning'}>
            <p>{notice}</p>
          </Notice>
        </div>
      ) : null}
      {errors.length > MAX_ERRORS_WITHOUT_LIST ? (
        <Notice tone="warning" title={ERRORS_TITLE[language]}>
          <FormErrors errors={errors} />
        </Notice>
      ) : null}
    </>
  );
}

export function Form({ form, className, children, done }: FormProps) {
  const { language } = useShellContext();
  const { inPage, outcome, shown, count, keep } = form;
  const ref = useEarlyTyping(keep);
  if (inPage && outcome === 'sent' && shown) {
    return (
      <FormDone message={shown} count={count}>
        {done}
      </FormDone>
    );
  }
  return (
    <form
      ref={ref}
      method="post"
      action={form.action}
      encType={form.encType}
      onSubmit={form.submit}
      onChange={keep}
      noValidate={inPage}
      className={className}
    >
      {inPage ? <FormReport form={form} /> : <Outcome form={form} />}
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="language" value={language} />
      {children}
    </form>
  );
}
