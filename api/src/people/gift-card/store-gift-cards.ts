/** Stores the gift cards of a file. */
import type { Database } from '../../database/open-database.ts';
import type { Cipher } from '../../vault/cipher.ts';
import { tokenHash } from './gift-cards.ts';
import type { ReadGiftCard } from './read-gift-cards.ts';

/** Replaces the cards that `cards` names and leaves all others; `db` is a transaction. */
export async function storeGiftCards(
  db: Database,
  cipher: Cipher,
  cards: readonly ReadGiftCard[],
): Promise<void> {
  for (const { token, valid_until, balance, movements } of cards) {
    const token_hash = tokenHash(cipher, token);
    await db.deleteFrom('gift_cards').where('token_hash', '=', token_hash).execute();
    await db.insertInto('gift_cards').values({ token_hash, valid_until, balance }).execute();
    const rows = movements.map(({ date, kind, amount }, position) => ({
      ...{ token_hash, position, date, kind, amount },
    }));
    for (const row of rows) await db.insertInto('gift_card_movements').values(row).execute();
  }
}
