/** Gift cards as they were last imported, and the form that asks for a balance: it stores and logs nothing. */
import type { ApiFormData } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { snapshotOf } from '../../content/public.ts';
import type { Database } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import type { Cipher } from '../../vault/cipher.ts';
import { defineForm } from '../forms/define-form.ts';

const MAX_MOVEMENTS = 10;

export function tokenHash(cipher: Cipher, token: string): string {
  return cipher.blindIndex('gift-card', normalToken(token));
}

/** Capitals, spaces and hyphens make no difference: people copy a token from a card. */
export function normalToken(token: string): string {
  return token.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * What is left on a card, or undefined for an unknown token. Two queries in any case, so that time
 * reveals nothing; neither does the index, since similar tokens have unrelated hashes.
 */
async function balanceOf(
  db: Database,
  hash: string,
  today: string,
): Promise<ApiFormData['giftCardBalance'] | undefined> {
  const card = await db
    .selectFrom('gift_cards')
    .select(['balance', 'valid_until'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  const movements = await db
    .selectFrom('gift_card_movements')
    .select(['date', 'kind', 'amount'])
    .where('token_hash', '=', hash)
    .orderBy('position', 'desc')
    .limit(MAX_MOVEMENTS)
    .execute();
  return card && { ...card, expired: card.valid_until < today, movements };
}

export const giftCardBalanceForm = defineForm({
  name: 'giftCardBalance',
  isGuess: true,
  // While issuing is suspended the content decides whether balances are shown.
  check: async (_fields, request) => {
    const { config } = snapshotOf(request).view(request.language, request.now());
    return config.giftCardSuspension?.balance === false ? ['token:suspended'] : [];
  },
  respond: async ({ token }, { db, cipher, now }) => {
    const balance = await balanceOf(db, tokenHash(cipher, token), mallDay(now()));
    if (!balance) throw new HttpError(422, 'token:invalid');
    return balance;
  },
});
