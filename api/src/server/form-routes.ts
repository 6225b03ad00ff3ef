/** Every call that takes a form, and those of the links in the forms' mails. */
import type { FastifyInstance } from 'fastify';
import type { AddFormCalls, FormContext } from '../forms/form-context.ts';
import { addRateLimit } from '../forms/rate-limit.ts';
import { addConfirm, addUnsubscribe } from '../newsletter/mail-link-routes.ts';
import { signUpForm } from '../newsletter/sign-up-form.ts';

const FORM_CALLS: readonly AddFormCalls[] = [signUpForm, addConfirm, addUnsubscribe];

/** Adds them in a scope of their own: no other call has a limited rate. */
export async function addFormRoutes(api: FastifyInstance, context: FormContext): Promise<void> {
  await api.register(async (scope) => {
    await addRateLimit(scope);
    for (const addCalls of FORM_CALLS) addCalls(scope, context);
  });
}
