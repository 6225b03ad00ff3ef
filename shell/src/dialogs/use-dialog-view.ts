/** The dialogs' code, which is fetched when a visitor first asks for a dialog. */
import { useEffect, useEffectEvent, useState } from 'react';
import { reportError } from '../site/report-error.ts';
import type { DialogView } from './dialog-view.tsx';

/** @param onFailure called when the code cannot be loaded; the next dialog tries again. */
export function useDialogView(
  wanted: boolean,
  onFailure: () => void,
): typeof DialogView | undefined {
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
