/**
 * A mail's link: `GET` shows a page with a button, and only `POST` changes something, so that a mail scanner
 * that opens links changes nothing. Afterwards the visitor is redirected to a page with the outcome.
 */
import { DEFAULT_LANGUAGE, type Language, languageCookie } from '@mall/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../database/open-database.ts';
import { errorResponses } from '../../http/errors.ts';
import type { AddFormCalls, FormContext } from '../forms/form-definition.ts';
import { reachDatabase } from '../forms/handle-submission.ts';
import { FORM_RATE } from '../forms/submission-limit.ts';
import { type FoundToken, findToken, type LinkPurpose, takeToken } from '../mail/link-tokens.ts';
import { BUTTON_BODY, sendButtonPage } from './button-page.ts';
import texts from './button-pages.json' with { type: 'json' };

interface LinkState<Outcome> {
  /** What the page shows; undefined while the button changes something. */
  outcome?: Outcome;
  /** Of the mail; undefined for an unknown token. */
  language?: Language | undefined;
}

interface MailedLink<Outcome extends string> {
  path: string;
  /** The texts of its page are in `button-pages.json` by this name. */
  operationId: keyof typeof texts;
  find: (context: FormContext, token: string) => Promise<LinkState<Outcome>>;
  change: (context: FormContext, token: string) => Promise<Outcome>;
  /** Path, query and hash of the page that shows an outcome. */
  pageOf: (outcome: Outcome | 'unavailable', context: FormContext, language: Language) => string;
  /** The response to a mail program that posts without showing the page (RFC 8058). */
  response?: z.ZodType;
}

/** A token that is missing or repeated is an unknown one. */
const tokenQuery = z.object({ token: z.string().max(100).catch('') });

const tokenOf = ({ query }: FastifyRequest) => (query as z.output<typeof tokenQuery>).token;

export function addMailedLink<Outcome extends string>(link: MailedLink<Outcome>): AddFormCalls {
  return (api, context) => {
    const { path: url, operationId, response } = link;
    const querystring = tokenQuery;
    const find = (request: FastifyRequest) =>
      reachDatabase(request, () => link.find(context, tokenOf(request)));
    const redirect = (reply: FastifyReply, outcome: Outcome | 'unavailable', language?: Language) =>
      redirectTo(reply, link.pageOf(outcome, context, language ?? DEFAULT_LANGUAGE), language);
    const errorHandler: RouteOptions['errorHandler'] = (error, request, reply) => {
      // A mail program gets a code.
      if (response && request.method === 'POST' && !isByButton(request)) throw error;
      return redirect(reply, 'unavailable');
    };
    api.route({
      ...{ method: 'GET', url, errorHandler, config: FORM_RATE },
      schema: { operationId: `${operationId}Page`, querystring },
      handler: async (request, reply) => {
        const { outcome, language } = await find(request);
        if (outcome) return redirect(reply, outcome, language);
        const { brand } = context;
        const shown = language ?? DEFAULT_LANGUAGE;
        return sendButtonPage(reply, { ...texts[operationId][shown], language: shown, brand });
      },
    });
    addPost(api, {
      // Mail programs post for many readers from one address.
      ...{ method: 'POST', url, errorHandler, config: response ? {} : FORM_RATE },
      schema: {
        operationId,
        querystring,
        ...(response && { response: { 200: response, ...errorResponses } }),
      },
      handler: async (request, reply) => {
        const { language } = await find(request);
        const outcome = await reachDatabase(request, () => link.change(context, tokenOf(request)));
        if (response && !isByButton(request)) return { data: { status: outcome } };
        return redirect(reply, outcome, language);
      },
    });
  };
}

interface TokenLink<Done extends string>
  extends Pick<MailedLink<Done | 'expired'>, 'path' | 'operationId' | 'pageOf'> {
  purpose: LinkPurpose;
  /** The outcome once the token is used. */
  done: Done;
  /** What the button does for the address of a valid token; `db` is the transaction that uses it up. */
  use: (db: Database, email_hash: string, now: Date, token: string) => Promise<void>;
}

/** A mail's link that works once. */
export function addTokenLink<Done extends string>(link: TokenLink<Done>): AddFormCalls {
  const { purpose, done, use, ...call } = link;
  const outcomeOf = (state: FoundToken['state']) => (state === 'used' ? done : 'expired');
  return addMailedLink<Done | 'expired'>({
    ...call,
    find: async ({ db, now }, token) => {
      const { state, language } = await findToken(db, { purpose, token }, now());
      return state === 'valid' ? { language } : { outcome: outcomeOf(state), language };
    },
    change: ({ db, now }, token) =>
      db.transaction().execute(async (transaction) => {
        const email_hash = await takeToken(transaction, { purpose, token }, now());
        if (email_hash !== undefined) await use(transaction, email_hash, now(), token);
        return outcomeOf((await findToken(transaction, { purpose, token }, now())).state);
      }),
  });
}

/** The language is stored, for paths that both languages share. */
function redirectTo(reply: FastifyReply, page: string, language: Language | undefined) {
  if (language) reply.header('set-cookie', languageCookie(language));
  return reply.header('referrer-policy', 'no-referrer').redirect(page, 303);
}

/** Accepts what forms and mail programs post; the token is in the URL. */
function addPost(api: FastifyInstance, route: RouteOptions): void {
  api.register(async (scope) => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser<string>(
      types,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.route(route);
  });
}

/** Whether a person has pressed the page's button; a JSON body is no text. */
function isByButton({ body }: FastifyRequest): boolean {
  if (typeof body !== 'string') return false;
  return new URLSearchParams(body).get(BUTTON_BODY.name) === BUTTON_BODY.value;
}
