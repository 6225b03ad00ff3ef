/** The form that asks for the newsletter. */
import {
  API_FORM_SCHEMAS,
  envelope,
  type Language,
  type NewsletterOutcome,
  newsletterFormSchema,
} from '@mall/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FormContext } from '../forms/form-context.ts';
import { isPlainForm } from '../forms/plain-form.ts';
import { FORM_RATE } from '../forms/rate-limit.ts';
import { reachDatabase } from '../forms/reach-database.ts';
import { refuseOtherMethods } from '../server/api-scope.ts';
import { ApiFault, answerError, errorResponses, faultsOf } from '../server/errors.ts';
import { languageHeaders, languageOf } from '../server/language.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { CONFIRM, SIGN_UP, UNSUBSCRIBE } from './paths.ts';
import { returnToPage } from './return-to-page.ts';
import { isConfirmed, signUp } from './subscribers.ts';

/** Adds the call; it answers a script with codes and a plain form with a page. */
export function addSignUp(api: FastifyInstance, context: FormContext): void {
  api.route({
    method: 'POST',
    url: SIGN_UP,
    config: FORM_RATE,
    schema: {
      operationId: 'newsletter',
      headers: languageHeaders,
      body: newsletterFormSchema,
      response: { 201: envelope(API_FORM_SCHEMAS.newsletter.data), ...errorResponses },
    },
    // The handler adds to the faults that the schema finds.
    attachValidation: true,
    errorHandler: answerForm,
    preValidation: async (request) => {
      if (isPlainForm(request)) request.body = fieldsOf(request.body);
    },
    handler: async (request, reply) => {
      await refuseFaulty(request, context);
      const language = languageOf(request);
      await subscribe(request, context, language);
      if (isPlainForm(request)) return returnToPage(reply, 'sent', language);
      return reply.code(201).send({ data: { status: 'pending' } });
    },
  });
  refuseOtherMethods(api, SIGN_UP, ['POST']);
}

/** A ticked box is sent by its name, one that is not ticked not at all. */
function fieldsOf(body: unknown): unknown {
  const { email, newsletter_consent } = (body ?? {}) as Record<string, unknown>;
  return { email, accept_terms: newsletter_consent !== undefined };
}

/** @throws {ApiFault} naming every fault at once, a known address included. */
async function refuseFaulty(request: FastifyRequest, { db }: FormContext): Promise<void> {
  const codes = [...faultsOf(request.validationError)];
  const { email } = (request.body ?? {}) as { email?: unknown };
  const address = newsletterFormSchema.shape.email.safeParse(email);
  if (address.success) {
    const isKnown = await reachDatabase(request, () => isConfirmed(db, address.data));
    if (isKnown) codes.push('email:duplicate');
  }
  if (codes.length > 0) throw new ApiFault(422, ...codes);
}

async function subscribe(
  request: FastifyRequest,
  { db, brand, publicOrigin, now }: FormContext,
  language: Language,
): Promise<void> {
  const { email } = request.body as z.output<typeof newsletterFormSchema>;
  const link = (path: string, token: string) => `${publicOrigin}/api${path}?token=${token}`;
  const mail = (token: string) =>
    confirmationMail({
      ...{ to: email, language, brand },
      confirmUrl: link(CONFIRM, token),
      unsubscribeUrl: link(UNSUBSCRIBE, token),
    });
  const id = await reachDatabase(request, () => signUp(db, { email, language, mail }, now()));
  // Confirmed by another request since the check.
  if (!id) throw new ApiFault(422, 'email:duplicate');
  request.log.info({ mail: id }, 'mail put into the outbox');
}

/** Answers a fault of a plain form with the page that the form stands on. */
function answerForm(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!isPlainForm(request)) return answerError(error, request, reply);
  return returnToPage(reply, outcomeOf(error));
}

function outcomeOf(error: FastifyError): NewsletterOutcome {
  if (!(error instanceof ApiFault)) return 'refused';
  if (error.codes.includes('email:duplicate')) return 'duplicate';
  return error.statusCode === 422 ? 'refused' : 'unavailable';
}
