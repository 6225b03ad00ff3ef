/** The mails that wait, and their links, followed and confirmed as their readers do. */
import type { Database } from '../database/open-database.ts';
import { waitingMailsTo } from '../people/mail/outbox.ts';
import { newClient } from './form-client.ts';
import { testCipher } from './test-cipher.ts';
import { TEST_PUBLIC_ORIGIN, type TestSite } from './test-site.ts';

/** The mails to `email`, the oldest first. */
export const waitingMails = (db: Database, email: string) =>
  waitingMailsTo({ db, cipher: testCipher }, email);

/** The paths of the links in the mails to `email` that have `part`, the newest first. */
export async function mailedLinks(
  { db }: Pick<TestSite, 'db'>,
  email: string,
  part: string,
): Promise<string[]> {
  const texts = (await waitingMails(db, email)).map(({ text }) => text);
  const links = texts.flatMap((text) => text.match(/https:\S+/g) ?? []);
  return links
    .filter((link) => link.includes(part))
    .map((link) => link.slice(TEST_PUBLIC_ORIGIN.length))
    .toReversed();
}

/** The path of the newest link that `mailedLinks` finds, or an empty string. */
export const mailedLink = async (...of: Parameters<typeof mailedLinks>) =>
  (await mailedLinks(...of))[0] ?? '';

/** Dates all links back: each was made so many milliseconds ago. */
export const ageLinks = ({ db }: Pick<TestSite, 'db'>, milliseconds: number) =>
  db
    .updateTable('link_tokens')
    .set({ created_at: new Date(Date.now() - milliseconds).toISOString() })
    .execute();

/** Opens the page behind `link`, without following its redirect. */
export const follow = ({ origin }: Pick<TestSite, 'origin'>, link: string, method = 'GET') =>
  fetch(origin + link, { method, redirect: 'manual' });

/** Presses the button of the page behind `link`. */
export const pressButton = ({ origin }: Pick<TestSite, 'origin'>, link: string) =>
  fetch(origin + link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': newClient() },
    body: new URLSearchParams({ by: 'button' }),
  });
