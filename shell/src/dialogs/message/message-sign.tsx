import type { Message } from '@mall/runtime';
import { clsx } from 'clsx';
import styles from './message-dialog.module.css';

const SIGNS: Partial<Record<Message['type'], string>> = {
  success: 'M7 12.5l3.4 3.4L17 9',
  error: 'M12 6.5v7M12 17.2v.1',
  attend: 'M12 5.5l1.9 4.1 4.4.5-3.3 3 1 4.4-4-2.3-4 2.3 1-4.4-3.3-3 4.4-.5z',
};

/** The round sign before a headline; the headline itself says what it means. */
export function MessageSign({ type }: Pick<Message, 'type'>) {
  const sign = SIGNS[type];
  if (!sign) return null;
  return (
    <svg className={clsx(styles.sign, styles[type])} viewBox="0 0 24 24" aria-hidden="true">
      <path d={sign} />
    </svg>
  );
}
