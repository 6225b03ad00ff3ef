/** Made by `npm run generate` from the files in src/forms. Free of zod. */
import { form as accountDeletion } from '../forms/account-deletion.ts';
import { form as adventRegister } from '../forms/advent-register.ts';
import { form as clientParty } from '../forms/client-party.ts';
import { form as familyCard } from '../forms/family-card.ts';
import { form as giftCardBalance } from '../forms/gift-card-balance.ts';
import { form as loyaltyCard } from '../forms/loyalty-card.ts';
import { form as newPassword } from '../forms/new-password.ts';
import { form as newsletter } from '../forms/newsletter.ts';
import { form as passwordMail } from '../forms/password-mail.ts';

/** Every form that a page sends, by name. */
export const API_FORMS = { accountDeletion, adventRegister, clientParty, familyCard, giftCardBalance, loyaltyCard, newPassword, newsletter, passwordMail } as const;
export type ApiForm = keyof typeof API_FORMS;
