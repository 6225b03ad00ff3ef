/** The mails that wait, as their readers would get them. */
import type { Database } from '../database/open-database.ts';
import { waitingMailsTo } from '../people/mail/outbox.ts';
import { testCipher } from './test-cipher.ts';

/** The mails to `email`, the oldest first. */
export const waitingMails = (db: Database, email: string) =>
  waitingMailsTo({ db, cipher: testCipher }, email);
