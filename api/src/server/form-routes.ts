/** Every call that takes a form, and those of the links in the forms' mails. */
import type { FastifyInstance } from 'fastify';
import { gameEntryForm } from '../people/campaigns/game-entry-form.ts';
import { guestReplyForm } from '../people/campaigns/guest-reply-form.ts';
import { receiptForm } from '../people/campaigns/receipt-form.ts';
import { addAccountLink } from '../people/customers/accounts.ts';
import { familyCardForm, loyaltyCardForm } from '../people/customers/card-forms.ts';
import { newPasswordForm, passwordMailForm } from '../people/customers/passwords.ts';
import { addForms } from '../people/forms/define-form.ts';
import type { AddFormCalls, FormContext } from '../people/forms/form-definition.ts';
import { giftCardBalanceForm } from '../people/gift-card/gift-cards.ts';
import { addConfirm, addUnsubscribe } from '../people/newsletter/links.ts';
import { signUpForm } from '../people/newsletter/sign-up-form.ts';
import { accountDeletionForm, addDeletionLink } from '../people/privacy/account-deletion.ts';

const FORM_CALLS: readonly AddFormCalls[] = [
  addForms(signUpForm),
  addConfirm,
  addUnsubscribe,
  addForms(loyaltyCardForm),
  addAccountLink,
  addForms(familyCardForm),
  addForms(newPasswordForm, passwordMailForm),
  addForms(accountDeletionForm),
  addDeletionLink,
  addForms(giftCardBalanceForm),
  addForms(gameEntryForm),
  addForms(guestReplyForm),
  addForms(receiptForm),
];

/** Adds them to `api`. */
export function addFormRoutes(api: FastifyInstance, context: FormContext): void {
  for (const addCalls of FORM_CALLS) addCalls(api, context);
}
