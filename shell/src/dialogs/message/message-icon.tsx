import type { Message } from '@mall/runtime';
import { Icon, type IconName } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './message-dialog.module.css';

const ICON_OF: Partial<Record<Message['type'], IconName>> = {
  success: 'check',
  error: 'exclamation',
  attend: 'star',
};

/** The round icon before a headline; the headline itself says what it means. */
export function MessageIcon({ type }: Pick<Message, 'type'>) {
  const name = ICON_OF[type];
  return name ? <Icon name={name} className={clsx(styles.icon, styles[type])} /> : null;
}
