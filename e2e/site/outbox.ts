/** The mails to be sent: without a mail server they stay encrypted in the outbox of the database. */
import { staff } from './staff.ts';

/** The part of the waiting mails to `address` that `pattern` captures. @throws when there is none. */
export function inMailTo(address: string, pattern: RegExp): string {
  const [, found] = pattern.exec(staff('mails', address)) ?? [];
  if (!found) throw new Error(`no mail to ${address} with ${pattern}`);
  return found;
}

/** Path and query of the links in the newsletter's mail to `address`. @throws when there is no such mail. */
export function linksInMailTo(address: string): Record<'confirm' | 'unsubscribe', string> {
  const linkOf = (name: string) =>
    inMailTo(address, new RegExp(`(/api/newsletter/${name}\\?\\S+)`));
  return { confirm: linkOf('confirm'), unsubscribe: linkOf('unsubscribe') };
}
