/** The form of a command: its fields are named as the command's options. */
import { Button } from '@mall/ui';
import { Checkbox, TextField } from '@mall/ui/form';
import type { ReactNode } from 'react';
import styles from './change-form.module.css';

interface ChangeFormProps {
  command: 'promote' | 'rollback' | 'remove' | 'cancel';
  /** The app, release or rollout that it changes, unless a field of the form names it. */
  subject?: string;
  /** What the button says. */
  action: string;
  variant?: 'primary' | 'secondary';
  /** The team that the person is not in, whose app this is; `maybe` when it may be any. */
  otherTeam?: string | undefined;
  children?: ReactNode;
  /** More buttons. */
  buttons?: ReactNode;
}

export function ChangeForm(props: ChangeFormProps) {
  const { command, subject, action, variant, otherTeam, children, buttons } = props;
  const required = otherTeam !== undefined && otherTeam !== 'maybe';
  const agreed = required
    ? `I do this for ${otherTeam}`
    : 'I do this for another team, with a reason';
  return (
    <form method="post" action="/action" className={styles.form}>
      <input type="hidden" name="command" value={command} />
      {subject ? <input type="hidden" name="subject" value={subject} /> : null}
      {children}
      <TextField
        label={required ? 'Reason' : 'Reason (optional)'}
        hint="For the history and the audit log."
        {...{ name: 'reason', required, maxLength: 300, autoComplete: 'off' }}
      />
      {otherTeam ? <Checkbox label={agreed} name="for-other-team" required={required} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" variant={variant}>
          {action}
        </Button>
        {buttons}
      </div>
    </form>
  );
}

/** Fields that are seldom needed. */
export const MoreFields = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary>{summary}</summary>
    <div className={styles.fields}>{children}</div>
  </details>
);
