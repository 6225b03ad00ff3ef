/**
 * The calls behind the links in the newsletter's mails. `GET` shows a page with a button; only `POST`
 * changes something, by that button or, to unsubscribe, by a mail program (RFC 8058).
 */
import { envelope, type FormOutcome, type Language } from '@mall/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BUTTON_BODY, sendButtonPage } from '../forms/button-page.ts';
import type { FormContext } from '../forms/form-context.ts';
import { reachDatabase } from '../forms/reach-database.ts';
import { returnToPage } from '../forms/return-to-page.ts';
import { refuseOtherMethods } from '../server/api-scope.ts';
import { errorResponses } from '../server/errors.ts';
import { CONFIRM_TEXTS, UNSUBSCRIBE_TEXTS } from './link-texts.ts';
import { CONFIRM, NEWSLETTER_PAGE, UNSUBSCRIBE } from './paths.ts';
import { confirm, findByToken, findToConfirm, unsubscribe } from './subscribers.ts';

/** A token that is missing or repeated is an unknown one. */
const tokenQuery = z.object({ token: z.string().max(100).catch('') });
const tokenOf = ({ query }: FastifyRequest) => (query as z.output<typeof tokenQuery>).token;

/** Adds the confirmation. */
export function addConfirm(api: FastifyInstance, { db, now, brand }: FormContext): void {
  const schema = (operationId: string) => ({ operationId, querystring: tokenQuery });
  api.route({
    method: 'GET',
    url: CONFIRM,
    errorHandler: answerLink,
    schema: schema('newsletterConfirmPage'),
    handler: async (request, reply) => {
      const find = () => findToConfirm(db, tokenOf(request), now());
      const subscriber = await reachDatabase(request, find);
      if (!subscriber) return showOutcome(reply, 'expired');
      const { status, language } = subscriber;
      if (status === 'confirmed') return showOutcome(reply, 'confirmed', language);
      return sendButtonPage(reply, { ...CONFIRM_TEXTS[language], language, brand });
    },
  });
  addPost(api, (scope) =>
    scope.route({
      method: 'POST',
      url: CONFIRM,
      errorHandler: answerLink,
      schema: schema('newsletterConfirm'),
      handler: async (request, reply) => {
        const token = tokenOf(request);
        const language = await reachDatabase(request, () => confirm(db, token, now()));
        return showOutcome(reply, language ? 'confirmed' : 'expired', language);
      },
    }),
  );
  refuseOtherMethods(api, CONFIRM, ['GET', 'POST']);
}

const unsubscribedSchema = envelope(z.object({ status: z.literal('unsubscribed') }));

/** Adds unsubscribing; an unknown token succeeds. */
export function addUnsubscribe(api: FastifyInstance, { db, brand }: FormContext): void {
  api.route({
    method: 'GET',
    url: UNSUBSCRIBE,
    errorHandler: answerLink,
    schema: { operationId: 'newsletterUnsubscribePage', querystring: tokenQuery },
    handler: async (request, reply) => {
      const subscriber = await reachDatabase(request, () => findByToken(db, tokenOf(request)));
      if (!subscriber) return showOutcome(reply, 'unsubscribed');
      const { language } = subscriber;
      return sendButtonPage(reply, { ...UNSUBSCRIBE_TEXTS[language], language, brand });
    },
  });
  addPost(api, (scope) =>
    scope.route({
      method: 'POST',
      url: UNSUBSCRIBE,
      schema: {
        operationId: 'newsletterUnsubscribe',
        querystring: tokenQuery,
        response: { 200: unsubscribedSchema, ...errorResponses },
      },
      handler: async (request, reply) => {
        const language = await reachDatabase(request, () => unsubscribe(db, tokenOf(request)));
        if (isByButton(request)) return showOutcome(reply, 'unsubscribed', language);
        return { data: { status: 'unsubscribed' } };
      },
    }),
  );
  refuseOtherMethods(api, UNSUBSCRIBE, ['GET', 'POST']);
}

/** Adds a call that takes what forms and mail programs post; the token is in the URL. */
function addPost(api: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  api.register(async (scope) => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser<string>(
      types,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    add(scope);
  });
}

/** Whether a person pressed the page's button, who then gets a page. */
function isByButton({ body }: FastifyRequest): boolean {
  return new URLSearchParams(String(body ?? '')).get(BUTTON_BODY.name) === BUTTON_BODY.value;
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
