/** Gift cards as they were last imported; a card is found by a keyed hash of its token. */
import type { ApiFormData } from '@mall/contracts';
import type { Database } from '../../database/open-database.ts';
import type { Cipher } from '../../vault/cipher.ts';

const MAX_MOVEMENTS = 10;

/** The hash by which the card with this token is found. */
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
export async function balanceOf(
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
