import { ALLOWED_HTML } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import type { Message, MessageButton } from '@mall/runtime';
import { Button, buttonClass, Icon, type IconName, type Tone, toneClass } from '@mall/ui';
import { Dialog } from '@mall/ui/dialog';
import { RichText } from '@mall/ui/rich-text';
import { clsx } from 'clsx';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import type { DialogFrame } from '../queue/dialog-queue.ts';
import styles from './message-dialog.module.css';

const OPTIONS = {
  ALLOWED_TAGS: Object.keys(ALLOWED_HTML),
  ALLOWED_ATTR: Object.values(ALLOWED_HTML).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Sanitises the HTML of a message once more where it is shown. */
export function sanitiseHtml(html: string): string {
  return DOMPurify.sanitize(html, OPTIONS);
}

function MessageText({ html }: { html: string }) {
  const safe = useMemo(() => sanitiseHtml(html), [html]);
  return <RichText html={safe} />;
}

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
