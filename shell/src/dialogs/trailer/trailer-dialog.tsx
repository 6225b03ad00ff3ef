/** A movie's trailer. The click on its link is the consent to load from the video host. */
import { useMessages } from '@mall/i18n';
import { buttonClass } from '@mall/ui';
import { Dialog } from '@mall/ui/dialog';
import type { DialogFrame } from '../queue/dialog-frame.ts';
import type { AskedDialog } from '../queue/dialog-queue.ts';
import styles from './trailer-dialog.module.css';

interface TrailerDialogProps extends DialogFrame {
  trailer: Extract<AskedDialog, { kind: 'trailer' }>;
}

export function TrailerDialog({ trailer, ...frame }: TrailerDialogProps) {
  const t = useMessages('shell');
  const title = t('dialogs.trailer.title', { movie: trailer.title });
  return (
    <Dialog
      {...frame}
      size="fit"
      title={title}
      closeLabel={t('dialogs.close')}
      actions={
        <a
          href={trailer.link}
          target="_blank"
          rel="noopener"
          className={buttonClass('quiet', 'small')}
        >
          {t('dialogs.trailer.elsewhere')}
        </a>
      }
    >
      <div className={styles.screen}>
        {/* Gone as soon as the dialog closes, so that nothing plays on. */}
        {frame.open ? (
          <iframe
            className={styles.frame}
            src={trailer.frame}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : null}
      </div>
    </Dialog>
  );
}
