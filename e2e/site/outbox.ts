/** The mails that the site would send: without a mail server they wait in its database. */
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Path and query of the links in the mail to `address`. @throws when there is no such mail. */
export function linksInMailTo(address: string): Record<'confirm' | 'unsubscribe', string> {
  const file = path.join(process.env.SITE_DATA_DIR ?? '', 'site.sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('select text from outbox where recipient = ?').get(address);
  database.close();
  const linkOf = (name: string) => {
    const [, link] = new RegExp(`(/api/newsletter/${name}\\?\\S+)`).exec(String(row?.text)) ?? [];
    if (!link) throw new Error(`no mail to ${address} with a link to ${name}`);
    return link;
  };
  return { confirm: linkOf('confirm'), unsubscribe: linkOf('unsubscribe') };
}
