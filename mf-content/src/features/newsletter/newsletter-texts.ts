/** What a visitor reads of the newsletter's form (requirement 6.3). */
import type { FormOptions } from '@mall/blocks';
import type { MessageKey, Translate } from '@mall/i18n';

type Texts = FormOptions<'newsletter'>;

/** The message of each outcome. */
export function newsletterOutcomes(t: Translate<MessageKey<'content'>>): Texts['outcomes'] {
  const error = { type: 'error', headline: t('newsletter.error') } as const;
  const byLink = (name: 'confirmed' | 'unsubscribed' | 'expired') => ({
    headline: t(`newsletter.${name}.headline`),
    text: t(`newsletter.${name}.text`),
    notice: t(`newsletter.${name}.notice`),
  });
  return {
    sent: {
      type: 'success',
      headline: t('newsletter.modalSuccessHeadline'),
      text: t('newsletter.successText'),
    },
    refused: { ...error, text: t('newsletter.errorText') },
    duplicate: { ...error, text: t('newsletter.duplicateErrorText') },
    confirmed: { type: 'success', ...byLink('confirmed') },
    unsubscribed: { type: 'success', ...byLink('unsubscribed') },
    expired: { type: 'error', ...byLink('expired') },
  };
}

/** The text of each error code. */
export function newsletterErrors(t: Translate<MessageKey<'content'>>): Texts['errors'] {
  return {
    'email:required': t('newsletter.errors.email:required'),
    'email:invalid': t('newsletter.errors.email:invalid'),
    'email:duplicate': t('newsletter.errors.email:duplicate'),
    'accept_terms:required': t('newsletter.errors.accept_terms:required'),
  };
}
