/**
 * What has become of a visitor's newsletter, as values of the query key `newsletter` in the home
 * page's address: the API sends visitors back with it from a mail's link, and from a form without
 * a script.
 */
export const NEWSLETTER_OUTCOMES = [
  'sent',
  'duplicate',
  'refused',
  'unavailable',
  'confirmed',
  'unsubscribed',
  'expired',
] as const;

export type NewsletterOutcome = (typeof NEWSLETTER_OUTCOMES)[number];

/** Whether the visitor got what was asked for. */
export function isNewsletterSuccess(outcome: NewsletterOutcome): boolean {
  return outcome === 'sent' || outcome === 'confirmed' || outcome === 'unsubscribed';
}
