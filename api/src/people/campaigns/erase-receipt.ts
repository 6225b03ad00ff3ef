/** Deletes one receipt, on request: it holds a name and no address, so that a person is found by its code. */
import type { Database } from '../../database/open-database.ts';
import { eraseWinners } from '../draws/erase-winners.ts';
import { plainCode } from './campaign-of-call.ts';

/**
 * Deletes the receipt with `code` in `db`, a transaction; a list of winners no longer shows its name.
 * @returns the file of its picture, to be deleted when the transaction is over; undefined without such a receipt.
 */
export async function eraseReceipt(
  db: Database,
  campaign: string,
  code: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('promotion_uploads')
    .where('campaign', '=', campaign)
    .where('code', '=', plainCode(code))
    .returning(['id', 'file'])
    .executeTakeFirst();
  if (deleted) await eraseWinners(db, [deleted.id]);
  return deleted?.file;
}
