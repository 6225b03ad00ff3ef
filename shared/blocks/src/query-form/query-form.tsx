/** Filters of a list that are in the page's query. */
import { Button } from '@mall/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './query-form.module.css';
import { useEarlyChoices } from './use-early-choices.ts';

interface QueryFormProps {
  /** What it filters, for screen readers. */
  label: string;
  /** Path of the page. */
  action: string;
  /** Text of the button, which pages with a script do not show. */
  submit: string;
  /** Up to three fields; those that change the query themselves, as `QuerySelect`, need no button. */
  children: ReactNode;
}

export function QueryForm({ label, action, submit, children }: QueryFormProps) {
  return (
    <search aria-label={label}>
      <form ref={useEarlyChoices()} action={action} autoComplete="off" className={styles.form}>
        {children}
        <Button type="submit" className={clsx(styles.submit, 'unscripted-only')}>
          {submit}
        </Button>
      </form>
    </search>
  );
}
