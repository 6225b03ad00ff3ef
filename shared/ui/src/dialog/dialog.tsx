/** A modal dialog: focus stays in it and returns, Escape and backdrop close it, the page does not scroll. */
import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { modalPart } from './modal-popup.ts';

export { modalPart };

/** `fit` is as wide as what is shown in it; `medium` and `large` fill the window of a phone. */
export type DialogSize = 'small' | 'medium' | 'large' | 'fit';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  size?: DialogSize | undefined;
  /** Name of the close icon. */
  closeLabel: string;
  /** Buttons and anchors at the foot. */
  actions?: ReactNode;
  /** The visitor wants it closed, by icon, backdrop or Escape. */
  onClose: () => void;
  /** It has faded out. */
  onClosed?: (() => void) | undefined;
  /** What has the focus when it has closed; without one it goes back to where it was. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
}

const INVALID_FIELD = '[aria-invalid="true"]';

/** The first invalid field of a form that is shown again, else the dialog: its title is read first. */
function firstFocus(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>(INVALID_FIELD) ?? popup;
}

const fillsPhone = (size: DialogSize) => size === 'medium' || size === 'large';

function DialogContent({ open, title, closeLabel, actions, children }: DialogProps) {
  return (
    <>
      <div ref={open ? modalPart : null} className={styles.head}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        <Base.Close
          render={<IconButton icon="cross" label={closeLabel} className={styles.close} />}
        />
      </div>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </>
  );
}

/** Keeps what is typed in it while it is closed; leave it out of the tree to forget that. */
export function Dialog(props: DialogProps) {
  const { open, size = 'medium', onClose, onClosed, focusAfter } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(wanted) => (wanted ? undefined : onClose())}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClosed?.())}
    >
      <Base.Portal keepMounted>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={clsx(styles.viewport, fillsPhone(size) && styles.sheet)}>
          <Base.Popup
            ref={popup}
            initialFocus={() => firstFocus(popup.current)}
            finalFocus={focusAfter}
            className={clsx(styles.popup, styles[size])}
          >
            <DialogContent {...props} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
