/** A remark set apart from the text: a suspension of service, a hint, a success. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'success';

export interface NoticeProps {
  children: ReactNode;
  tone?: NoticeTone | undefined;
  title?: ReactNode;
}

const ICON_OF: Record<NoticeTone, IconName> = {
  info: 'letter-i',
  warning: 'exclamation',
  success: 'check',
};

/** A note beside the text; give it `role="status"` around when it appears after an action. */
export function Notice({ children, tone = 'info', title }: NoticeProps) {
  return (
    <div role="note" className={clsx(styles.notice, styles[tone])}>
      <Icon name={ICON_OF[tone]} className={styles.icon} />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
