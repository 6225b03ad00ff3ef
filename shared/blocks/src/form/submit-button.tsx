import { useShellContext } from '@mall/runtime';
import { Button } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { SENDING } from './form-texts.ts';
import type { FormState } from './use-form.ts';

interface SubmitButtonProps {
  form: FormState;
  children: ReactNode;
}

/** Sends `form`, and shows that it is being sent. */
export function SubmitButton({ form: { sending }, children }: SubmitButtonProps) {
  const { language } = useShellContext();
  return (
    <Button
      type="submit"
      size="large"
      aria-disabled={sending}
      aria-busy={sending}
      className={styles.submit}
    >
      {sending ? SENDING[language] : children}
    </Button>
  );
}
