/** Puts a mail with a link into the outbox; the same rows are written whether its address is known or not. */
import type { Language } from '@mall/contracts';
import { addToken, hashToken, type LinkPurpose } from './link-tokens.ts';
import type { Mail } from './mail.ts';
import { type Outbox, putInOutbox } from './outbox.ts';

interface LinkMail {
  purpose: LinkPurpose;
  /** Lower case. */
  email: string;
  language: Language;
  /** Writes the mail that carries `token`. */
  mail: (token: string) => Mail;
}

/** `db` is a transaction. */
export async function putLinkMail(
  outbox: Outbox,
  { purpose, email, language, mail }: LinkMail,
  now: Date,
): Promise<void> {
  const email_hash = outbox.cipher.blindIndex('email', email);
  const token = await addToken(outbox.db, { purpose, email_hash, language }, now);
  await putInOutbox(outbox, mail(token), now, hashToken(token));
}
