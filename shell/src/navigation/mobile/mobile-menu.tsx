import { useMessages } from '@mall/i18n';
import { type ReactNode, useRef } from 'react';
import { MenuLinks, PAGE_MENUS } from '../menu-link.tsx';
import { PlainMenu, useMenuPanel } from '../menu-panel.tsx';
import { useOpenMenu } from '../open-menu.ts';
import styles from './mobile-menu.module.css';

const load = () => import('./mobile-panel.tsx').then((module) => module.MobilePanel);

interface MobileMenuProps {
  /** The opening status, which the panel shows as well. */
  hours: ReactNode;
}

function PlainNavigation() {
  const t = useMessages('shell');
  return (
    <nav className={styles.plain} aria-label={t('navigation.name')}>
      <MenuLinks
        menus={PAGE_MENUS}
        className={styles.plainLinks}
        linkClassName={styles.plainLink}
      />
    </nav>
  );
}

function MenuLabel() {
  const t = useMessages('shell');
  return (
    <>
      <span className={styles.bars} aria-hidden="true" />
      <span className={styles.label}>{t('navigation.menu')}</span>
    </>
  );
}

function MenuButton({ hours }: MobileMenuProps) {
  const t = useMessages('shell');
  const [isOpen, setOpen] = useOpenMenu('mobile');
  const { Component: Panel, want } = useMenuPanel(load);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = async () => {
    setOpen(!isOpen);
    if (await want()) return;
    setOpen(false);
    window.alert(t('dialogs.notLoaded'));
  };
  return (
    <>
      <button
        className={styles.toggle}
        type="button"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onFocus={want}
        onPointerEnter={want}
        onClick={toggle}
      >
        <MenuLabel />
      </button>
      {Panel && (
        <Panel isOpen={isOpen} button={button} close={() => setOpen(false)} hours={hours} />
      )}
    </>
  );
}

export function MobileMenu({ hours }: MobileMenuProps) {
  return (
    <div className={styles.mobile}>
      <PlainMenu label={<MenuLabel />} labelClassName={styles.toggle} content={<PlainNavigation />}>
        <MenuButton hours={hours} />
      </PlainMenu>
    </div>
  );
}
