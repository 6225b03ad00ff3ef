/** The links in the newsletter's mails. */
import { API_FORMS, envelope } from '@mall/contracts';
import { z } from 'zod';
import { addMailedLink } from '../links/mailed-link.ts';
import { confirm, findSubscriber, unsubscribe } from './subscribers.ts';

export const CONFIRM = `${API_FORMS.newsletter.path}/confirm`;
export const UNSUBSCRIBE = `${API_FORMS.newsletter.path}/unsubscribe`;

const pageOf = (outcome: string) => `/?newsletter=${outcome}#hirlevel`;

export const addConfirm = addMailedLink<'confirmed' | 'expired'>({
  path: CONFIRM,
  operationId: 'newsletterConfirm',
  find: async ({ db, now }, token) => {
    const { status, language } = (await findSubscriber(db, token, now())) ?? { status: 'expired' };
    return status === 'pending' ? { language } : { outcome: status, language };
  },
  change: async ({ db, now }, token) =>
    (await confirm(db, token, now())) ? 'confirmed' : 'expired',
  pageOf,
});

/** An unknown token succeeds. */
export const addUnsubscribe = addMailedLink<'unsubscribed'>({
  path: UNSUBSCRIBE,
  operationId: 'newsletterUnsubscribe',
  find: async ({ db, now }, token) => {
    const subscriber = await findSubscriber(db, token, now());
    return subscriber ? { language: subscriber.language } : { outcome: 'unsubscribed' };
  },
  change: async ({ db }, token) => {
    await unsubscribe(db, token);
    return 'unsubscribed';
  },
  pageOf,
  response: envelope(z.object({ status: z.literal('unsubscribed') })),
});
