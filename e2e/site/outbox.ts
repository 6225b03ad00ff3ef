/** The mails that the site would send: without a mail server they wait in its database, sealed. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const COMMAND = path.resolve(import.meta.dirname, '../../api/src/cli/staff.ts');

/** Path and query of the links in the mail to `address`. @throws when there is no such mail. */
export function linksInMailTo(address: string): Record<'confirm' | 'unsubscribe', string> {
  const env = { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR };
  const text = execFileSync(process.execPath, [COMMAND, 'mails', address], { env }).toString();
  const linkOf = (name: string) => {
    const [, link] = new RegExp(`(/api/newsletter/${name}\\?\\S+)`).exec(text) ?? [];
    if (!link) throw new Error(`no mail to ${address} with a link to ${name}`);
    return link;
  };
  return { confirm: linkOf('confirm'), unsubscribe: linkOf('unsubscribe') };
}
