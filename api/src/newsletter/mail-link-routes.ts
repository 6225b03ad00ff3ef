/** The calls behind the links in the newsletter's mails. */
import { envelope, type FormOutcome, type Language } from '@mall/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FormContext } from '../forms/form-context.ts';
import { reachDatabase } from '../forms/reach-database.ts';
import { returnToPage } from '../forms/return-to-page.ts';
import { refuseOtherMethods } from '../server/api-scope.ts';
import { errorResponses } from '../server/errors.ts';
import { CONFIRM, NEWSLETTER_PAGE, UNSUBSCRIBE } from './paths.ts';
import { confirm, unsubscribe } from './subscribers.ts';

/** A token that is missing or repeated is an unknown one. */
const tokenQuery = z.object({ token: z.string().max(100).catch('') });
const tokenOf = ({ query }: FastifyRequest) => (query as z.output<typeof tokenQuery>).token;

/** Adds the confirmation; no HEAD, so that a mail program that checks a link confirms nothing. */
export function addConfirm(api: FastifyInstance, { db, now }: FormContext): void {
  api.route({
    method: 'GET',
    url: CONFIRM,
    exposeHeadRoute: false,
    errorHandler: answerLink,
    schema: { operationId: 'newsletterConfirm', querystring: tokenQuery },
    handler: async (request, reply) => {
      const token = tokenOf(request);
      const language = await reachDatabase(request, () => confirm(db, token, now()));
      return showOutcome(reply, language ? 'confirmed' : 'expired', language);
    },
  });
  refuseOtherMethods(api, CONFIRM, ['GET']);
}

const unsubscribedSchema = envelope(z.object({ status: z.literal('unsubscribed') }));

/** `GET` for the reader's click, `POST` for the mail program (RFC 8058); an unknown token succeeds. */
export function addUnsubscribe(api: FastifyInstance, { db }: FormContext): void {
  const remove = (request: FastifyRequest) =>
    reachDatabase(request, () => unsubscribe(db, tokenOf(request)));
  api.route({
    method: 'GET',
    url: UNSUBSCRIBE,
    exposeHeadRoute: false,
    errorHandler: answerLink,
    schema: { operationId: 'newsletterUnsubscribe', querystring: tokenQuery },
    handler: async (request, reply) => showOutcome(reply, 'unsubscribed', await remove(request)),
  });
  api.register(async (scope) => {
    // The body is `List-Unsubscribe=One-Click`: the token in the URL says all.
    const urlencoded = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(urlencoded, { parseAs: 'string' }, async () => undefined);
    scope.route({
      method: 'POST',
      url: UNSUBSCRIBE,
      schema: {
        operationId: 'newsletterUnsubscribeByMailProgram',
        querystring: tokenQuery,
        response: { 200: unsubscribedSchema, ...errorResponses },
      },
      handler: async (request) => {
        await remove(request);
        return { data: { status: 'unsubscribed' } };
      },
    });
  });
  refuseOtherMethods(api, UNSUBSCRIBE, ['GET', 'POST']);
}

/** A link from a mail is opened by a person, who gets a page. */
function answerLink(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  return showOutcome(reply, 'unavailable');
}

function showOutcome(
  reply: FastifyReply,
  outcome: FormOutcome<'newsletter'>,
  language?: Language,
): FastifyReply {
  return returnToPage(reply, { form: 'newsletter', outcome, page: NEWSLETTER_PAGE, language });
}
