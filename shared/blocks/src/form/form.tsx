/**
 * The element of a form, with a list of its errors when they are many. Without a script the browser
 * posts it to the page itself, which shows the answer in it.
 */
import { useShellContext } from '@mall/runtime';
import { Notice } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { FormErrors } from './form-errors.tsx';
import type { OutcomeMessage } from './outcome-message.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState;
  className?: string | undefined;
  children: ReactNode;
}

function Outcome({ message }: { message: OutcomeMessage }) {
  const { type, headline, text = headline, notice = text } = message;
  return (
    <div role="status" className={styles.outcome}>
      <Notice tone={type === 'success' ? 'success' : 'warning'}>
        <p>{notice}</p>
      </Notice>
    </div>
  );
}

export function Form({ form, className, children }: FormProps) {
  const { language } = useShellContext();
  return (
    <form method="post" action={form.action} onSubmit={form.submit} className={className}>
      {form.shown ? <Outcome message={form.shown} /> : null}
      <input type="hidden" name="form" value={form.name} />
      <input type="hidden" name="language" value={language} />
      <FormErrors errors={form.errors} />
      {children}
    </form>
  );
}
