/** The command `staff` on the site of the specs, and the mails that it lists: without a mail server they stay in the outbox. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { clockArguments } from '@mall/tooling/test-clock';

const COMMAND = path.resolve(import.meta.dirname, '../../api/src/cli/staff.ts');

export function staff(...args: readonly string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR };
  return execFileSync(process.execPath, [...clockArguments(), COMMAND, ...args], {
    env,
  }).toString();
}

/** The part of `mails` that `pattern` captures. @throws when there is none. */
function partOf(mails: string, pattern: RegExp): string {
  const [, found] = pattern.exec(mails) ?? [];
  if (!found) throw new Error(`no mail with ${pattern}`);
  return found;
}

const mailsTo = (address: string) => staff('mails', address);

/** The part of the waiting mails to `address` that `pattern` captures. @throws when there is none. */
export const inMailTo = (address: string, pattern: RegExp): string =>
  partOf(mailsTo(address), pattern);

/** Path and query of the links in the newsletter's mail to `address`. @throws when there is no such mail. */
export function linksInMailTo(address: string): Record<'confirm' | 'unsubscribe', string> {
  const mails = mailsTo(address);
  const linkOf = (name: string) => partOf(mails, new RegExp(`(/api/newsletter/${name}\\?\\S+)`));
  return { confirm: linkOf('confirm'), unsubscribe: linkOf('unsubscribe') };
}
