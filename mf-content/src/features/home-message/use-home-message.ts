/** The message that the query of the home page's URL asks for (spec sections 2 and 8). */
import { isNewsletterSuccess, NEWSLETTER_OUTCOMES, type NewsletterOutcome } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type Message, useDialogs, usePageQuery, useQueryChange } from '@mall/runtime';
import { useEffect, useEffectEvent } from 'react';

interface HomeMessage {
  /** Query key and value that ask for it. */
  key: string;
  value: string;
  /** Where its texts stand among the messages. */
  texts: 'deleted' | `newsletter.${NewsletterOutcome}`;
  type: Message['type'];
}

const MESSAGES: readonly HomeMessage[] = [
  { key: 'deleted', value: '1', texts: 'deleted', type: 'success' },
  ...NEWSLETTER_OUTCOMES.map(
    (value): HomeMessage => ({
      key: 'newsletter',
      value,
      texts: `newsletter.${value}`,
      type: isNewsletterSuccess(value) ? 'success' : 'error',
    }),
  ),
];

/** Shows it; closing it takes the request out of the URL, and a further request is then shown. */
export function useHomeMessage(): void {
  const t = useMessages('content');
  const { showMessage } = useDialogs();
  const change = useQueryChange();
  const query = usePageQuery();
  const asked = MESSAGES.find(({ key, value }) => query.get(key) === value);

  const show = useEffectEvent(({ key, texts, type }: HomeMessage) => {
    showMessage({
      type,
      headline: t(`home-message.${texts}.headline`),
      html: t(`home-message.${texts}.text`),
      onClose: () => change(key, ''),
    });
  });
  useEffect(() => {
    if (asked) show(asked);
  }, [asked]);
}
