/** The shell's modal dialogs, as a remote may ask for them. One is open at a time, others wait. */
import { createContext, use } from 'react';

export interface MessageButton {
  title: string;
  /** Runs when the button is pressed; the dialog closes first. */
  action?: () => void;
  /** A path of the site or a URL that the button leads to. */
  url?: string;
}

export interface Message {
  type: 'success' | 'error' | 'simple' | 'attend';
  size?: 'small' | 'medium' | 'large';
  headline: string;
  /** Sanitised again before it is shown. */
  html?: string;
  img?: string;
  /** Closes the dialog; a plain close button when left out. */
  primary?: MessageButton;
  secondary?: MessageButton;
  /** Called when the dialog has closed, whichever way. */
  onClose?: () => void;
  /**
   * What has the focus once it has closed. Without one it goes back to where it was; if nothing had
   * it, to the heading of the page, or of the part that the URL's hash names.
   */
  focusAfter?: () => HTMLElement | null;
}

export interface Trailer {
  link: string;
  title: string;
}

/** What the slot `trailer` shows in the shell's dialog. */
export const TrailerContextV1 = createContext<(Trailer & { isOpen: boolean }) | undefined>(
  undefined,
);

export interface Dialogs {
  showMessage(message: Message): void;
  showTrailer(trailer: Trailer): void;
  showOpeningHours(): void;
  showNewsletter(): void;
}

export const DialogsContextV1 = createContext<Dialogs | undefined>(undefined);

/** @throws {Error} outside the shell's provider. */
export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContextV1);
  if (!dialogs) throw new Error('useDialogs needs the shell’s DialogsContextV1 above it');
  return dialogs;
}
