/** Made by `npm run generate` from the files in src/forms. */
import { schemas as accountDeletion } from '../forms/account-deletion.ts';
import { schemas as adventRegister } from '../forms/advent-register.ts';
import { schemas as clientParty } from '../forms/client-party.ts';
import { schemas as familyCard } from '../forms/family-card.ts';
import { schemas as giftCardBalance } from '../forms/gift-card-balance.ts';
import { schemas as loyaltyCard } from '../forms/loyalty-card.ts';
import { schemas as newPassword } from '../forms/new-password.ts';
import { schemas as newsletter } from '../forms/newsletter.ts';
import { schemas as passwordMail } from '../forms/password-mail.ts';

/** The schemas of what each form sends, and of what it is answered in `data`. */
export const API_FORM_SCHEMAS = { accountDeletion: accountDeletion(), adventRegister: adventRegister(), clientParty: clientParty(), familyCard: familyCard(), giftCardBalance: giftCardBalance(), loyaltyCard: loyaltyCard(), newPassword: newPassword(), newsletter: newsletter(), passwordMail: passwordMail() } as const;
