import type { Message } from '@mall/runtime';
import type { ReactNode } from 'react';

/** What a visitor reads of an outcome: in a dialog, and without a script beside the form. */
export interface OutcomeMessage {
  type: Extract<Message['type'], 'success' | 'error'>;
  headline: string;
  /** Left out where the headline is enough. */
  text?: string;
  /** Beside the form, where there is no headline; `text` when left out. */
  notice?: string;
  /** A link or a button below the text, where no dialog shows it. */
  more?: ReactNode;
}
