/** Every call that takes a form, and those of the links in the forms' mails. */
import type { FastifyInstance } from 'fastify';
import { guestAnswerForm } from '../campaigns/guest-answer-form.ts';
import { solutionForm } from '../campaigns/solution-form.ts';
import { addUploads } from '../campaigns/upload-routes.ts';
import { accountDeletionForm } from '../customers/deletion-form.ts';
import { addDeletionLink } from '../customers/deletion-link-routes.ts';
import { familyCardForm } from '../customers/family-card-form.ts';
import { loyaltyCardForm } from '../customers/loyalty-card-form.ts';
import { newPasswordForm, passwordMailForm } from '../customers/password-forms.ts';
import { addForms } from '../forms/define-form.ts';
import type { AddFormCalls, FormContext } from '../forms/form-context.ts';
import { giftCardBalanceForm } from '../gift-card/balance-form.ts';
import { addConfirm, addUnsubscribe } from '../newsletter/mail-link-routes.ts';
import { signUpForm } from '../newsletter/sign-up-form.ts';

const FORM_CALLS: readonly AddFormCalls[] = [
  addForms(signUpForm),
  addConfirm,
  addUnsubscribe,
  addForms(loyaltyCardForm),
  addForms(familyCardForm),
  addForms(newPasswordForm, passwordMailForm),
  addForms(accountDeletionForm),
  addDeletionLink,
  addForms(giftCardBalanceForm),
  addForms(solutionForm),
  addForms(guestAnswerForm),
  addUploads,
];

/** Adds them to `api`. */
export function addFormRoutes(api: FastifyInstance, context: FormContext): void {
  for (const addCalls of FORM_CALLS) addCalls(api, context);
}
