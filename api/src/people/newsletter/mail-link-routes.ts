/**
 * The calls behind the links in the newsletter's mails. `GET` shows a page with a button; only `POST`
 * changes something, by that button or, to unsubscribe, by a mail program (RFC 8058).
 */
import { envelope, type FormOutcome, type Language } from '@mall/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorResponses } from '../../http/errors.ts';
import { BUTTON_BODY, sendButtonPage } from '../forms/button-page.ts';
import type { FormContext } from '../forms/form-context.ts';
import { addLinkCalls, tokenOf } from '../forms/link-calls.ts';
import { reachDatabase } from '../forms/reach-database.ts';
import { returnToPage } from '../forms/return-to-page.ts';
import { CONFIRM_TEXTS, UNSUBSCRIBE_TEXTS } from './link-texts.ts';
import { CONFIRM, NEWSLETTER_PAGE, UNSUBSCRIBE } from './paths.ts';
import { confirm, findByToken, findToConfirm, unsubscribe } from './subscribers.ts';

/** Adds the confirmation. */
export function addConfirm(api: FastifyInstance, { db, now, brand }: FormContext): void {
  addLinkCalls(api, {
    url: CONFIRM,
    operationId: 'newsletterConfirm',
    onError: answerLink,
    show: async (request, reply) => {
      const find = () => findToConfirm(db, tokenOf(request), now());
      const subscriber = await reachDatabase(request, find);
      if (!subscriber) return showOutcome(reply, 'expired');
      const { status, language } = subscriber;
      if (status === 'confirmed') return showOutcome(reply, 'confirmed', language);
      return sendButtonPage(reply, { ...CONFIRM_TEXTS[language], language, brand });
    },
    change: async (request, reply) => {
      const token = tokenOf(request);
      const language = await reachDatabase(request, () => confirm(db, token, now()));
      return showOutcome(reply, language ? 'confirmed' : 'expired', language);
    },
  });
}

const unsubscribedSchema = envelope(z.object({ status: z.literal('unsubscribed') }));

/** Adds unsubscribing; an unknown token succeeds. */
export function addUnsubscribe(api: FastifyInstance, { db, brand }: FormContext): void {
  addLinkCalls(api, {
    url: UNSUBSCRIBE,
    operationId: 'newsletterUnsubscribe',
    onError: answerLink,
    response: { 200: unsubscribedSchema, ...errorResponses },
    show: async (request, reply) => {
      const subscriber = await reachDatabase(request, () => findByToken(db, tokenOf(request)));
      if (!subscriber) return showOutcome(reply, 'unsubscribed');
      const { language } = subscriber;
      return sendButtonPage(reply, { ...UNSUBSCRIBE_TEXTS[language], language, brand });
    },
    change: async (request, reply) => {
      const language = await reachDatabase(request, () => unsubscribe(db, tokenOf(request)));
      if (isByButton(request)) return showOutcome(reply, 'unsubscribed', language);
      return { data: { status: 'unsubscribed' } };
    },
  });
}

/** Whether a person pressed the page's button, who then gets a page; a body of JSON is no text. */
function isByButton({ body }: FastifyRequest): boolean {
  if (typeof body !== 'string') return false;
  return new URLSearchParams(body).get(BUTTON_BODY.name) === BUTTON_BODY.value;
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
