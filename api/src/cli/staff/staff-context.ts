/** What the commands of staff work on. */
import { readSettings } from '@mall/contracts';
import { actorOf } from '@mall/server';
import { CHECKOUT } from '../../base/folders.ts';
import { audit } from '../../vault/audit.ts';
import type { Vault } from '../../vault/cipher.ts';
import { openCipher } from '../../vault/data-keys.ts';
import { withDatabase } from '../run-program.ts';

/** Runs `work` in one transaction, and records `action` in the audit log with the account of the person. */
export async function runForStaff<Result>(
  action: string,
  work: (vault: Vault) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env);
  const actor = actorOf(settings);
  return withDatabase(settings, async (database) => {
    const cipher = await openCipher(database, settings, CHECKOUT);
    return database.transaction().execute(async (db) => {
      await audit(db, { actor, action }, new Date());
      return work({ db, cipher });
    });
  });
}
