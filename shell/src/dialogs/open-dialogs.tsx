/** Renders the open dialog and those that it interrupted. */
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { alertFallback } from './alert-fallback.ts';
import { close, type DialogEntry, isOpen, mounted, remove } from './queue/dialog-queue.ts';
import { dialogQueueAtom } from './queue/dialog-queue-atom.ts';
import { useDialogView } from './use-dialog-view.ts';

function notifyClosed({ dialog }: DialogEntry): void {
  if (dialog.kind === 'message') dialog.message.onClose?.();
}

/** Another page or language closes what is open and forgets what waits. */
function usePageChange(onChange: () => void): void {
  const { language } = useShellContext();
  const { pathname } = useLocation();
  const changed = useEffectEvent(onChange);
  const page = `${language} ${pathname}`;
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    changed();
  }, [page]);
  useEffect(() => () => changed(), []);
}

export function OpenDialogs() {
  const [queue, setQueue] = useAtom(dialogQueueAtom);
  const t = useMessages('shell');
  const giveUp = () => {
    setQueue([]);
    for (const entry of queue) {
      alertFallback(entry.dialog, t('dialogs.notLoaded'));
      notifyClosed(entry);
    }
  };
  const DialogView = useDialogView(queue.length > 0, giveUp);
  usePageChange(() => {
    if (queue.length === 0) return;
    setQueue([]);
    mounted(queue).forEach(notifyClosed);
  });
  if (!DialogView) return null;
  return mounted(queue).map((entry) => (
    <DialogView
      key={entry.id}
      dialog={entry.dialog}
      open={isOpen(queue, entry)}
      onClose={() => setQueue((current) => close(current, entry.id))}
      onClosed={() => {
        // A dialog that is only interrupted has faded out, too.
        if (entry.state !== 'closing') return;
        setQueue((current) => remove(current, entry.id));
        notifyClosed(entry);
      }}
    />
  ));
}
