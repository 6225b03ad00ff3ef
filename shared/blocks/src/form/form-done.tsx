/** Replaces an accepted form: what happens next. */
import { Icon } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './form-done.module.css';
import type { OutcomeMessage } from './outcome-message.ts';
import { useFocusOnResponse } from './use-focus-on-response.ts';

interface FormDoneProps {
  message: OutcomeMessage;
  /** Responses since the page was loaded: the heading takes the focus when one has just come. */
  count: number;
  /** Further steps. */
  children?: ReactNode;
}

export function FormDone({ message: { headline, text }, count, children }: FormDoneProps) {
  const ref = useFocusOnResponse<HTMLHeadingElement>(count);
  return (
    <div className={styles.done} data-form-done>
      <Icon name="check" className={styles.icon} />
      <h3 ref={ref} tabIndex={-1}>
        {headline}
      </h3>
      {text ? <p role="status">{text}</p> : null}
      {children}
    </div>
  );
}
