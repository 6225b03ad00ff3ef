/** The form that asks what is left on a gift card. It stores nothing, and nothing of it is logged. */
import { mallDay } from '@mall/opening-hours';
import { snapshotOf } from '../../content/public.ts';
import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { balanceOf, tokenHash } from './gift-cards.ts';

export const giftCardBalanceForm = defineForm({
  name: 'giftCardBalance',
  check: async (_fields, request) => (isSuspended(request) ? ['token:suspended'] : []),
  answer: async ({ token }, { db, cipher, now }) => {
    const balance = await balanceOf(db, tokenHash(cipher, token), mallDay(now()));
    if (!balance) throw new HttpError(422, 'token:invalid');
    return balance;
  },
});

/** While issuing is suspended the content decides whether balances are shown. */
function isSuspended(request: FormRequest): boolean {
  const { giftCardSuspension } = snapshotOf(request).view(request.language, request.now()).config;
  return giftCardSuspension?.balance === false;
}
