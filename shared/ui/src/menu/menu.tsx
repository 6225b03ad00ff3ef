/**
 * An entry of a navigation that has a panel: opened by hovering, press and keyboard. An entry of the
 * package: only a header carries it.
 */
import { clsx } from 'clsx';
import { type ReactNode, useDeferredValue, useId } from 'react';
import styles from './menu.module.css';
import { useMenu } from './use-menu.ts';

export interface MenuProps {
  isOpen: boolean;
  /** The visitor opens or closes it. Of several menus, one at most is to be open. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the visitor may be about to open it. */
  onApproach?: (() => void) | undefined;
  /** Before the button, where the entry is a link as well. */
  link?: ReactNode;
  /** What the button shows. */
  label?: ReactNode;
  /** The button's name, where it shows an arrow only. */
  name?: string | undefined;
  /** The panel's content, rendered while it is open. @param leave closes the menu from inside. */
  children: (leave: () => void) => ReactNode;
}

/** The look of the entries of the row, links without a panel included. */
export const menuEntryClass: string = styles.entry ?? '';

/** The look of the panel, for one that opens without scripts. */
export const menuPanelClass: string = styles.panel ?? '';

/** The arrow of an entry that opens. */
export function MenuChevron() {
  return <span className={styles.chevron} aria-hidden="true" />;
}

/** Rendered in slices after the press, whose effect shows at once: a panel may have a hundred links. */
function PanelContent({ children }: { children: ReactNode }) {
  return useDeferredValue(children, null);
}

/** The panel is as wide as the nearest positioned ancestor, which is best the header. */
export function Menu(props: MenuProps) {
  const { isOpen, onOpenChange, onApproach, link, label, name, children } = props;
  const { areaProps, buttonProps, panelProps, leave } = useMenu({ isOpen, onOpenChange });
  const panelId = useId();
  const className = clsx(styles.menu, isOpen && styles.isOpen);
  return (
    <div {...areaProps({ className, onFocus: onApproach, onPointerEnter: onApproach })}>
      {link}
      <button
        {...buttonProps}
        className={link ? styles.arrow : styles.entry}
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
      >
        {label}
        <MenuChevron />
      </button>
      {isOpen && (
        <div {...panelProps} className={styles.panel} id={panelId}>
          <PanelContent>{children(leave)}</PanelContent>
        </div>
      )}
    </div>
  );
}
