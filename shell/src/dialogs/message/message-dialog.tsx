/** A message: success, failure, news or an invitation (requirement 4.9). */
import { useMessages } from '@mall/i18n';
import type { Message } from '@mall/runtime';
import { Dialog } from '@mall/ui/dialog';
import type { DialogFrame } from '../queue/dialog-frame.ts';
import { MessageAction } from './message-action.tsx';
import styles from './message-dialog.module.css';
import { MessageIcon } from './message-icon.tsx';
import { MessageText } from './message-text.tsx';

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
