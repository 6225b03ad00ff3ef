/** A message: success, failure, news or an invitation (requirement 4.9). */
import { useMessages } from '@mall/i18n';
import type { Message, MessageButton } from '@mall/runtime';
import { Button, buttonClass, Icon, type IconName, type Tone, toneClass } from '@mall/ui';
import { Dialog } from '@mall/ui/dialog';
import { clsx } from 'clsx';
import type { DialogFrame } from '../queue/dialog-queue.ts';
import styles from './message-dialog.module.css';
import { MessageText } from './message-text.tsx';

const LOOK: Partial<Record<Message['type'], { icon: IconName; tone: Tone }>> = {
  success: { icon: 'check', tone: 'leaf' },
  error: { icon: 'exclamation', tone: 'coral' },
  attend: { icon: 'star', tone: 'sun' },
};

/** The round icon before a headline; decorative, since the headline has its meaning. */
function MessageIcon({ type }: Pick<Message, 'type'>) {
  const look = LOOK[type];
  return look ? (
    <Icon name={look.icon} className={clsx(styles.icon, toneClass(look.tone))} />
  ) : null;
}

interface MessageActionProps {
  button: MessageButton;
  rank: 'primary' | 'secondary';
  onClose: () => void;
}

function MessageAction({ button, rank, onClose }: MessageActionProps) {
  const { title, action, url } = button;
  const press = () => {
    onClose();
    action?.();
  };
  if (!url) {
    return (
      <Button variant={rank} onClick={press}>
        {title}
      </Button>
    );
  }
  return (
    <a href={url} className={buttonClass(rank)} onClick={press}>
      {title}
    </a>
  );
}

function MessageTitle({ type, headline }: Message) {
  return (
    <span className={styles.title}>
      <MessageIcon type={type} />
      {headline}
    </span>
  );
}

export function MessageDialog({ message, ...frame }: DialogFrame & { message: Message }) {
  const t = useMessages('shell');
  const { size = 'small', img, html, secondary, primary = { title: t('dialogs.close') } } = message;
  const actions = (
    <>
      {secondary ? (
        <MessageAction button={secondary} rank="secondary" onClose={frame.onClose} />
      ) : null}
      <MessageAction button={primary} rank="primary" onClose={frame.onClose} />
    </>
  );
  return (
    <Dialog
      {...frame}
      size={size}
      title={<MessageTitle {...message} />}
      closeLabel={t('dialogs.close')}
      actions={actions}
      focusAfter={message.focusAfter}
    >
      {img ? <img className={styles.image} src={img} alt="" /> : null}
      {html ? <MessageText html={html} /> : null}
    </Dialog>
  );
}
