/** An item of the wide navigation that has a panel below the header: opened by hovering, press and keyboard. */
import { clsx } from 'clsx';
import { useAtom } from 'jotai';
import { type ReactNode, useCallback, useId, useRef } from 'react';
import { LeaveMenuContext } from './leave-menu.ts';
import { afterPress, afterStay, type MenuName, openMenuAtom, without } from './open-menu.ts';
import { useDismissal } from './use-dismissal.ts';
import { useHoverIntent } from './use-hover-intent.ts';
import styles from './wide-navigation.module.css';

interface MegaMenuItemProps {
  menu: MenuName;
  /** Stands before the button, where the item is a link as well. */
  link?: ReactNode;
  /** What the button shows. */
  label: ReactNode;
  /** The button's name, where it shows an arrow only. */
  name?: string | undefined;
  /** The panel's content; rendered while it is open. */
  children: ReactNode;
  /** Called when the visitor may be about to open it. */
  onApproach: () => void;
}

function useMenu(menu: MenuName) {
  const [open, setOpen] = useAtom(openMenuAtom);
  return {
    isOpen: open?.menu === menu,
    press: () => setOpen((now) => afterPress(now, menu)),
    stay: () => setOpen((now) => afterStay(now, menu)),
    close: useCallback(() => setOpen((now) => without(now, menu)), [menu, setOpen]),
  };
}

export function MegaMenuItem(props: MegaMenuItemProps) {
  const { menu, link, label, name, children, onApproach } = props;
  const { isOpen, press, stay, close } = useMenu(menu);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const leave = useCallback(() => {
    button.current?.focus();
    close();
  }, [close]);
  const { onPointerEnter, onPointerLeave } = useHoverIntent({ onStay: stay, onAbsence: close });
  const onBlur = useDismissal({ isOpen, area, button, close });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the control; hovering is a shortcut to it
    <div
      className={clsx(styles.item, isOpen && styles.isOpen)}
      ref={area}
      onBlur={onBlur}
      onFocus={onApproach}
      onPointerEnter={(event) => {
        onApproach();
        onPointerEnter(event);
      }}
      onPointerLeave={onPointerLeave}
    >
      {link}
      <button
        className={link ? styles.arrow : styles.link}
        type="button"
        ref={button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={press}
      >
        {label}
        <span className={styles.chevron} aria-hidden="true" />
      </button>
      {isOpen && (
        <div className={styles.panel} id={panelId}>
          <LeaveMenuContext value={leave}>{children}</LeaveMenuContext>
        </div>
      )}
    </div>
  );
}
