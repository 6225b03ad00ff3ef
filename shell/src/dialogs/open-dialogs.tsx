import { useMessages } from '@mall/i18n';
import { type Message, useShellContext } from '@mall/runtime';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '../site/report-error.ts';
import type { DialogView } from './dialog-view.tsx';
import {
  type AskedDialog,
  close,
  type DialogEntry,
  dialogQueueAtom,
  isOpen,
  mounted,
  remove,
} from './queue/dialog-queue.ts';

function plainText({ headline, html = '' }: Message): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return `${headline}\n\n${body.textContent}`;
}

/** @param notLoaded the text for a dialog that is more than a message. */
function alertFallback(dialog: AskedDialog, notLoaded: string): void {
  if (dialog.kind === 'trailer' && navigator.onLine)
    window.open(dialog.trailer.link, '_blank', 'noopener');
  else window.alert(dialog.kind === 'message' ? plainText(dialog.message) : notLoaded);
}

/** @param onFailure called when the code cannot be loaded; the next dialog tries again. */
function useDialogView(wanted: boolean, onFailure: () => void): typeof DialogView | undefined {
  const [view, setView] = useState<typeof DialogView>();
  const failed = useEffectEvent((error: unknown) => {
    reportError(error, { app: 'shell', part: 'dialogs' });
    onFailure();
  });
  useEffect(() => {
    if (!wanted || view) return;
    import(/* webpackChunkName: "dialogs" */ './dialog-view.tsx').then(
      (module) => setView(() => module.DialogView),
      failed,
    );
  }, [wanted, view]);
  return view;
}

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
