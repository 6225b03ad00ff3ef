/** The links in the newsletter's mails. */
import { API_FORMS, envelope } from '@mall/contracts';
import { z } from 'zod';
import { addMailedLink, addTokenLink } from '../links/mailed-link.ts';
import { confirm, findSubscriber, unsubscribe } from './subscribers.ts';

export const CONFIRM = `${API_FORMS.newsletter.path}/confirm`;
export const UNSUBSCRIBE = `${API_FORMS.newsletter.path}/unsubscribe`;

const pageOf = (outcome: string) => `/?newsletter=${outcome}#hirlevel`;

export const addConfirm = addTokenLink({
  path: CONFIRM,
  operationId: 'newsletterConfirm',
  ...{ purpose: 'newsletter', done: 'confirmed' },
  use: confirm,
  pageOf,
});

/** An unknown token succeeds. */
export const addUnsubscribe = addMailedLink<'unsubscribed'>({
  path: UNSUBSCRIBE,
  operationId: 'newsletterUnsubscribe',
  find: async ({ db }, token) => {
    const subscriber = await findSubscriber(db, token);
    return subscriber ? { language: subscriber.language } : { outcome: 'unsubscribed' };
  },
  change: async ({ db }, token) => {
    await unsubscribe(db, token);
    return 'unsubscribed';
  },
  pageOf,
  response: envelope(z.object({ status: z.literal('unsubscribed') })),
});
