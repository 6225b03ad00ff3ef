/** The calls of the newsletter: sign up, confirm by the mail's link, unsubscribe in one step. */
import type { FastifyInstance } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { takePlainForms } from '../forms/plain-form.ts';
import { addRateLimit } from '../forms/rate-limit.ts';
import { addConfirm, addUnsubscribe } from './mail-link-routes.ts';
import { addSignUp } from './sign-up-route.ts';

/** Adds the calls in a scope of their own: no other call takes plain forms. */
export async function addNewsletterRoutes(api: FastifyInstance, context: FormContext) {
  await api.register(async (scope) => {
    await addRateLimit(scope);
    await takePlainForms(scope);
    addSignUp(scope, context);
    addConfirm(scope, context);
    addUnsubscribe(scope, context);
  });
}
