/** Messages that the query of a page's URL asks for. */
import { useDialogs, usePageQuery, useQueryChange } from '@mall/runtime';
import { useEffect, useEffectEvent } from 'react';
import type { OutcomeMessage } from './outcome-message.ts';

/**
 * Shows the message that the value of the query key `key` asks for; closing it takes the key out of the
 * URL. Returns the message; undefined when the query asks for none of `messages`.
 * @param inPage leaves the dialog out: the caller shows the message.
 */
export function useQueryMessage(
  key: string,
  messages: Readonly<Record<string, OutcomeMessage | undefined>>,
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
