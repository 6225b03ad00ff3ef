/** Made by `npm run generate` from the files in src/forms. Free of zod. */
import { form as accountDeletion } from '../forms/account-deletion.ts';
import { form as familyCard } from '../forms/family-card.ts';
import { form as gameEntry } from '../forms/game-entry.ts';
import { form as giftCardBalance } from '../forms/gift-card-balance.ts';
import { form as guestReply } from '../forms/guest-reply.ts';
import { form as loyaltyCard } from '../forms/loyalty-card.ts';
import { form as newPassword } from '../forms/new-password.ts';
import { form as newsletter } from '../forms/newsletter.ts';
import { form as passwordMail } from '../forms/password-mail.ts';
import { form as receipt } from '../forms/receipt.ts';

/** Every form that a page sends, by name. */
export const API_FORMS = { accountDeletion, familyCard, gameEntry, giftCardBalance, guestReply, loyaltyCard, newPassword, newsletter, passwordMail, receipt } as const;
export type ApiForm = keyof typeof API_FORMS;
