/** Every call that takes a form, and those of the links in the forms' mails. */
import type { FastifyInstance } from 'fastify';
import type { AddFormCalls, FormContext } from '../forms/form-context.ts';
import { addConfirm, addUnsubscribe } from '../newsletter/mail-link-routes.ts';
import { signUpForm } from '../newsletter/sign-up-form.ts';

const FORM_CALLS: readonly AddFormCalls[] = [signUpForm, addConfirm, addUnsubscribe];

/** Adds them to `api`. */
export function addFormRoutes(api: FastifyInstance, context: FormContext): void {
  for (const addCalls of FORM_CALLS) addCalls(api, context);
}
