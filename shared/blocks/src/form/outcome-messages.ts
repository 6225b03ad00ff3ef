/** What visitors read of a form's outcomes, in dialogs or beside the form. */
import { type Message, useDialogs, usePageQuery, useQueryChange } from '@mall/runtime';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

/** What a visitor reads of an outcome: in a dialog, and without a script beside the form. */
export interface OutcomeMessage {
  /** `attend` opens a dialog also where the others are shown in the page. */
  type: Extract<Message['type'], 'success' | 'error' | 'attend'>;
  headline: string;
  /** Left out where the headline is enough. */
  text?: string;
  /** Beside the form, where there is no headline; `text` when left out. */
  notice?: string;
  /** A link or a button below the text, where no dialog shows it. */
  more?: ReactNode;
  /** Whatever is entered, the form could not be accepted: in the page the message replaces it. */
  endsForm?: boolean;
}

export type OutcomeMessages = Readonly<Record<string, OutcomeMessage | undefined>>;

const firstInvalidField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

/** @returns a function that shows the message of an outcome in a dialog, if it has one. */
export function useOutcomeDialog(messages: OutcomeMessages) {
  const { showMessage } = useDialogs();
  return (outcome: string, form: HTMLFormElement): void => {
    const message = messages[outcome];
    if (!message) return;
    const { type, headline, text = '' } = message;
    const focus = {
      focusAfter: () => firstInvalidField(form),
      // A dialog gives the focus without a scroll.
      onClose: () => firstInvalidField(form)?.scrollIntoView({ block: 'nearest' }),
    };
    showMessage({ type, headline, html: text, ...(outcome !== 'sent' && focus) });
  };
}

/**
 * Shows the message that the value of the query key `key` asks for; closing it takes the key out of the
 * URL. Returns the message; undefined when the query asks for none of `messages`.
 * @param inPage leaves the dialog out: the caller shows the message.
 */
export function useQueryMessage(
  key: string,
  messages: OutcomeMessages,
  inPage = false,
): OutcomeMessage | undefined {
  const { showMessage } = useDialogs();
  const change = useQueryChange();
  const value = usePageQuery().get(key) ?? '';
  const message = Object.hasOwn(messages, value) ? messages[value] : undefined;

  const show = useEffectEvent(() => {
    if (!message || inPage) return;
    const { type, headline, text = '' } = message;
    showMessage({ type, headline, html: text, onClose: () => change({ [key]: '' }) });
  });
  useEffect(() => {
    if (value) show();
  }, [value]);
  return message;
}
