/** Shows what became of a form in a dialog. */
import { useDialogs } from '@mall/runtime';
import type { OutcomeMessage } from './outcome-message.ts';

const firstInvalidField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

/** @returns a function that shows the message of an outcome, if it has one. */
export function useOutcomeDialog(messages: Readonly<Record<string, OutcomeMessage | undefined>>) {
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
