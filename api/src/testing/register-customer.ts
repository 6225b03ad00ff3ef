/** Makes an account as a visitor does: by the form, and the button of its mail. */
import type { ApiFormBody } from '@mall/contracts';
import { sendForm } from './form-client.ts';
import { mailedLink, pressButton } from './mailed-links.ts';
import { aLoyaltyCard } from './sample-forms.ts';
import type { TestSite } from './test-site.ts';

/** The path of the link in the newest mail to `email` that makes an account. */
export const accountLink = (site: Pick<TestSite, 'db'>, email: string) =>
  mailedLink(site, email, '/register/confirm');

export async function registerCustomer(
  site: Pick<TestSite, 'db' | 'origin'>,
  changes: Partial<ApiFormBody['loyaltyCard']> = {},
): Promise<void> {
  const account = aLoyaltyCard(changes);
  await sendForm(site, 'loyaltyCard', account);
  await pressButton(site, await accountLink(site, account.email));
}
