/** In place of a form that was taken: what happens next. */
import { Icon } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './form-done.module.css';
import type { OutcomeMessage } from './outcome-message.ts';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

interface FormDoneProps {
  message: OutcomeMessage;
  /** Answers since the page was loaded: the heading takes the focus of one that has just come. */
  count: number;
  /** Further steps. */
  children?: ReactNode;
}

export function FormDone({ message: { headline, text }, count, children }: FormDoneProps) {
  const ref = useFocusOnAnswer<HTMLHeadingElement>(count);
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
