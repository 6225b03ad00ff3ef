/** The mobile menu: a dialog over the whole window, mounted each time it opens. */
import { Dialog } from '@base-ui/react/dialog';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { IconButton } from '@mall/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../../language-switch/language-switch.tsx';
import { Logo } from '../../logo/logo.tsx';
import { LeaveMenuContext } from '../open-menu.ts';
import { ShopsButtons } from '../panels/menu-lists.tsx';
import { MobileEntries } from './mobile-entries.tsx';
import styles from './mobile-panel.module.css';

const DESKTOP = '(min-width: 75em)';

export interface MobilePanelProps {
  isOpen: boolean;
  /** Takes the focus when the panel closes. */
  button: RefObject<HTMLElement | null>;
  close: () => void;
}

function useClosingWhenWide(close: () => void): void {
  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  });
}

/** Whether another page is shown than when the panel opened: that page takes the focus itself. */
function useHasLeft(isOpen: boolean): () => boolean {
  const { pathname } = useLocation();
  const { language } = useShellContext();
  const page = `${language} ${pathname}`;
  const latest = useRef(page);
  const openedOn = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  }, [page]);
  useLayoutEffect(() => {
    if (isOpen) openedOn.current = latest.current;
  }, [isOpen]);
  return () => latest.current !== openedOn.current;
}

export function MobilePanel({ isOpen, button, close }: MobilePanelProps) {
  const t = useMessages('shell');
  const hasLeft = useHasLeft(isOpen);
  useClosingWhenWide(close);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(stays) => stays || close()}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.panel}
          finalFocus={() => (hasLeft() ? false : button.current)}
          aria-label={t('navigation.menu')}
        >
          <div className={styles.bar}>
            <Logo />
            <Dialog.Close render={<IconButton icon="cross" label={t('navigation.close')} />} />
          </div>
          <nav className={styles.body} aria-label={t('navigation.name')}>
            <LeaveMenuContext value={close}>
              <ShopsButtons />
              <MobileEntries />
            </LeaveMenuContext>
          </nav>
          <div className={styles.foot}>
            <LanguageSwitch />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
