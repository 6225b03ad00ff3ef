import { useMessages } from '@mall/i18n';
import { Icon, IconButton } from '@mall/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styles from './search-box.module.css';
import { SearchField } from './search-field.tsx';
import panelStyles from './search-panel.module.css';
import { useResultPage } from './use-result-page.ts';

/** Marks the page as covered, for its styles: the panel fills the window. */
const coverPage = (isCovered: boolean) =>
  document.documentElement.toggleAttribute('data-covered', isCovered);

/** The browser's own modal dialog keeps the keyboard in, closes on Escape and gives the focus back. */
function usePanel() {
  const [isRendered, setRendered] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  // Runs before the heading of a new page is focused: closing the dialog focuses its button.
  useLayoutEffect(() => {
    if (!key) return;
    ref.current?.close();
    // A heading below the cover cannot be focused, and the dialog's close event comes later.
    coverPage(false);
  }, [key]);
  useEffect(() => () => void coverPage(false), []);
  return {
    ref,
    isRendered,
    /** For the start of a press, so that its end has less to do. */
    prepare: () => setRendered(true),
    open: () => {
      // Phones show their keyboard only when the field has the focus before the press is over.
      flushSync(() => setRendered(true));
      ref.current?.showModal();
      coverPage(true);
    },
    close: () => ref.current?.close(),
    onClose: () => {
      coverPage(false);
      setRendered(false);
    },
  };
}

function SearchPanel() {
  const t = useMessages('shell');
  const panel = usePanel();
  const page = useResultPage();
  return (
    <>
      <a href={page?.path} className={panelStyles.plain} aria-label={t('search.open')}>
        <Icon name="magnifier" />
      </a>
      <IconButton
        icon="magnifier"
        label={t('search.open')}
        className={panelStyles.open}
        aria-haspopup="dialog"
        onPointerDown={panel.prepare}
        onClick={panel.open}
      />
      <dialog
        ref={panel.ref}
        className={panelStyles.panel}
        aria-label={t('search.open')}
        onClose={panel.onClose}
      >
        {panel.isRendered && (
          <div className={panelStyles.content}>
            <SearchField list="panel" />
            <IconButton
              icon="cross"
              label={t('search.close')}
              className={panelStyles.close}
              onClick={panel.close}
            />
          </div>
        )}
      </dialog>
    </>
  );
}

export function SearchBox() {
  const t = useMessages('shell');
  return (
    <search className={styles.search} aria-label={t('search.label')}>
      <div className={styles.desktop}>
        <SearchField />
      </div>
      <div className={styles.mobile}>
        <SearchPanel />
      </div>
    </search>
  );
}
