/** The mobile search: a button that opens a panel over the whole window. */
import { useMessages } from '@mall/i18n';
import { Icon, IconButton } from '@mall/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { SearchField } from './search-field.tsx';
import styles from './search-panel.module.css';
import { useResultPage } from './use-result-page.ts';

/** The browser's own modal dialog keeps the keyboard in, closes on Escape and gives the focus back. */
function usePanel() {
  const [isRendered, setRendered] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // Each new page closes the panel.
    if (key) ref.current?.close();
  }, [key]);
  return {
    ref,
    isRendered,
    /** At the beginning of a press, so that its end has less to do. */
    prepare: () => setRendered(true),
    open: () => {
      // Phones show their keyboard only when the field has the focus before the press is over.
      flushSync(() => setRendered(true));
      ref.current?.showModal();
    },
    close: () => ref.current?.close(),
    onClose: () => setRendered(false),
  };
}

export function SearchPanel() {
  const t = useMessages('shell');
  const panel = usePanel();
  const page = useResultPage();
  return (
    <>
      <a href={page?.path} className={styles.plain} aria-label={t('search.open')}>
        <Icon name="magnifier" />
      </a>
      <IconButton
        icon="magnifier"
        label={t('search.open')}
        className={styles.open}
        aria-haspopup="dialog"
        onPointerDown={panel.prepare}
        onClick={panel.open}
      />
      <dialog
        ref={panel.ref}
        className={styles.panel}
        aria-label={t('search.open')}
        onClose={panel.onClose}
      >
        {panel.isRendered && (
          <div className={styles.content}>
            <SearchField list="panel" />
            <IconButton
              icon="cross"
              label={t('search.close')}
              className={styles.close}
              onClick={panel.close}
            />
          </div>
        )}
      </dialog>
    </>
  );
}
