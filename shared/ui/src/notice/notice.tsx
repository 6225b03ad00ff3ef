/** A remark set apart from the text: a suspension of service, a hint, a success. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'success';

export interface NoticeProps {
  children: ReactNode;
  tone?: NoticeTone | undefined;
  title?: ReactNode;
}

const SIGNS: Record<NoticeTone, string> = {
  info: 'M12 11v6M12 7.2v.1',
  warning: 'M12 6.5v7M12 17.2v.1',
  success: 'M7 12.5l3.4 3.4L17 9',
};

/** A note beside the text; give it `role="status"` around when it appears after an action. */
export function Notice({ children, tone = 'info', title }: NoticeProps) {
  return (
    <div role="note" className={clsx(styles.notice, styles[tone])}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[tone]} />
      </svg>
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
