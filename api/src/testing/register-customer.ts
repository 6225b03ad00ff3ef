/** Makes an account as a visitor does: by the form, and the button of its mail. */
import type { ApiFormBody } from '@mall/contracts';
import { newClient, sendForm } from './form-client.ts';
import { aLoyaltyCard } from './sample-forms.ts';
import { waitingMails } from './test-outbox.ts';
import { TEST_PUBLIC_ORIGIN, type TestSite } from './test-site.ts';

/** The path of the link in the newest mail to `email` that makes an account. */
export async function accountLink({ db }: Pick<TestSite, 'db'>, email: string): Promise<string> {
  const texts = (await waitingMails(db, email)).map(({ text }) => text);
  const links = texts.flatMap((text) => /https\S+\/register\/confirm\S+/.exec(text)?.[0] ?? []);
  return (links.at(-1) ?? '').slice(TEST_PUBLIC_ORIGIN.length);
}

/** Presses the button of the page behind `link`. */
export const pressButton = ({ origin }: Pick<TestSite, 'origin'>, link: string) =>
  fetch(origin + link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': newClient() },
    body: new URLSearchParams({ by: 'button' }),
  });

export async function registerCustomer(
  site: Pick<TestSite, 'db' | 'origin'>,
  changes: Partial<ApiFormBody['loyaltyCard']> = {},
): Promise<void> {
  const account = aLoyaltyCard(changes);
  await sendForm(site, 'loyaltyCard', account);
  await pressButton(site, await accountLink(site, account.email));
}
