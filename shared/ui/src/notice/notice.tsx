/** A remark set apart from the text: a suspension of service, a hint, a success. */
import { Icon, type IconName, type Tone, toneClass } from '@mall/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

interface NoticeProps {
  children: ReactNode;
  tone?: NoticeTone | undefined;
  title?: ReactNode;
}

const LOOK: Record<NoticeTone, { icon: IconName; tone: Tone }> = {
  info: { icon: 'letter-i', tone: 'sky' },
  warning: { icon: 'exclamation', tone: 'sun' },
  error: { icon: 'exclamation', tone: 'coral' },
  success: { icon: 'check', tone: 'leaf' },
};

/** A note beside the text; give it `role="status"` around when it appears after an action. */
export function Notice({ children, tone = 'info', title }: NoticeProps) {
  return (
    <div role="note" className={clsx(styles.notice, toneClass(LOOK[tone].tone))}>
      <Icon name={LOOK[tone].icon} className={styles.icon} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
