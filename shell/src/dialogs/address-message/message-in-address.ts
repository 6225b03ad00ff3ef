/** Messages that the query of the home page's address asks for (spec sections 2 and 8). */
import { isNewsletterSuccess, NEWSLETTER_OUTCOMES, type NewsletterOutcome } from '@mall/contracts';
import type { Message } from '@mall/runtime';

type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

export interface AddressMessage {
  /** Query key and value that ask for it. */
  readonly key: string;
  readonly value: string;
  readonly type: Message['type'];
  /** Where its texts stand among the messages. */
  readonly texts: 'accountDeleted' | `newsletter.${NewsletterOutcome}`;
}

const MESSAGES: readonly AddressMessage[] = [
  { key: 'deleted', value: '1', type: 'success', texts: 'accountDeleted' },
  ...NEWSLETTER_OUTCOMES.map(
    (value): AddressMessage => ({
      ...{ key: 'newsletter', value, texts: `newsletter.${value}` },
      type: isNewsletterSuccess(value) ? 'success' : 'error',
    }),
  ),
];

/** The first message that is asked for; a further one is found once the first has left the address. */
export function messageInAddress({
  pathname,
  search,
}: Pick<Address, 'pathname' | 'search'>): AddressMessage | undefined {
  if (pathname !== '/') return undefined;
  const query = new URLSearchParams(search);
  return MESSAGES.find(({ key, value }) => query.get(key) === value);
}

/** The same address without what asks for `message`; undefined when it asks for another or none. */
export function withoutMessage(address: Address, message: AddressMessage): string | undefined {
  if (messageInAddress(address) !== message) return undefined;
  const query = new URLSearchParams(address.search);
  query.delete(message.key);
  return `/${query.size > 0 ? `?${query}` : ''}${address.hash}`;
}
