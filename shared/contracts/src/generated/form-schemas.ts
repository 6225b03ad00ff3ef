/** Made by `npm run generate` from the files in src/forms. */
import { schemas as accountDeletion } from '../forms/account-deletion.ts';
import { schemas as familyCard } from '../forms/family-card.ts';
import { schemas as gameEntry } from '../forms/game-entry.ts';
import { schemas as giftCardBalance } from '../forms/gift-card-balance.ts';
import { schemas as guestReply } from '../forms/guest-reply.ts';
import { schemas as loyaltyCard } from '../forms/loyalty-card.ts';
import { schemas as newPassword } from '../forms/new-password.ts';
import { schemas as newsletter } from '../forms/newsletter.ts';
import { schemas as passwordMail } from '../forms/password-mail.ts';
import { schemas as receipt } from '../forms/receipt.ts';

/** The schemas of what each form sends, and of `data` in the response. */
export const API_FORM_SCHEMAS = { accountDeletion: accountDeletion(), familyCard: familyCard(), gameEntry: gameEntry(), giftCardBalance: giftCardBalance(), guestReply: guestReply(), loyaltyCard: loyaltyCard(), newPassword: newPassword(), newsletter: newsletter(), passwordMail: passwordMail(), receipt: receipt() } as const;
