import type { Message } from '@mall/runtime';
import { Icon, type IconName, type Tone, toneClass } from '@mall/ui';
import { clsx } from 'clsx';
import styles from './message-dialog.module.css';

const LOOK: Partial<Record<Message['type'], { icon: IconName; tone: Tone }>> = {
  success: { icon: 'check', tone: 'leaf' },
  error: { icon: 'exclamation', tone: 'coral' },
  attend: { icon: 'star', tone: 'sun' },
};

/** The round icon before a headline; decorative, since the headline has its meaning. */
export function MessageIcon({ type }: Pick<Message, 'type'>) {
  const look = LOOK[type];
  return look ? (
    <Icon name={look.icon} className={clsx(styles.icon, toneClass(look.tone))} />
  ) : null;
}
