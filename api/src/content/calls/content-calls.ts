/** Calls that read content. */
import {
  campaignPhase,
  DEFAULT_LANGUAGE,
  type Language,
  PREVIEW_HEADER,
  SHOW_COMING,
} from '@mall/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { errorResponses } from '../../http/errors.ts';
import { languageHeaders, languageOf } from '../../http/language.ts';
import { campaignsState } from '../localise/campaigns.ts';
import { type ApiContext, snapshotOf } from '../snapshot/live-content.ts';
import type { ContentView } from '../snapshot/snapshot.ts';

interface ContentRequest<Query, Params> {
  query: Query;
  params: Params;
  body: unknown;
  language: Language;
  /** The time that the response is for: a preview may name another one. */
  now: Date;
  reply: FastifyReply;
}

interface ContentCall<Query extends z.ZodType, Params extends z.ZodType, Body> {
  name: string;
  /** `GET` when left out. */
  method?: 'POST';
  url: string;
  query: Query;
  params?: Params;
  body?: z.ZodType;
  response: z.ZodType<Body>;
  type?: string;
  config?: object;
  respond: (view: ContentView, request: ContentRequest<z.output<Query>, z.output<Params>>) => Body;
}

/** Adds a call that returns content in the language of the request. */
export function addContentCall<Query extends z.ZodType, Params extends z.ZodType, Body>(
  api: FastifyInstance,
  context: ApiContext,
  call: ContentCall<Query, Params, Body>,
): void {
  const { name, method = 'GET', url, query, params, body, response, type, config = {} } = call;
  api.route({
    method,
    url,
    config,
    schema: {
      operationId: name,
      headers: languageHeaders,
      querystring: query,
      ...(params && { params }),
      ...(body && { body }),
      response: {
        200: type ? { content: { [type]: { schema: response } } } : response,
        ...errorResponses,
      },
    },
    handler: async (request, reply) => {
      const now = timeOf(context, request);
      if (type) reply.type(`${type}; charset=utf-8`);
      return call.respond(viewFor(context, request, reply, now), {
        query: request.query as z.output<Query>,
        params: request.params as z.output<Params>,
        body: request.body,
        language: languageOf(request),
        now,
        reply,
      });
    },
  });
}

/**
 * The version of all responses: of the content, and of the clock as far as it begins a day, or begins and
 * ends campaigns. Gateways load the content and render the pages again when it changes.
 * @throws {HttpError} 503 while there is no snapshot.
 */
export function servedVersion(context: ApiContext): string {
  const { version, view } = snapshotOf(context);
  const now = context.now();
  const { day, campaigns } = view(DEFAULT_LANGUAGE, now);
  return [version, day, campaignsState(campaigns.all, now)].filter(Boolean).join('.');
}

/** The time of a preview in the header that the gateway alone may set; otherwise the present. */
function timeOf({ now }: ApiContext, { headers }: FastifyRequest): Date {
  const time = new Date(String(headers[PREVIEW_HEADER]));
  return Number.isNaN(time.getTime()) ? now() : time;
}

/** In the language of the request; campaigns that have not begun are in it for the smoke test alone. */
export function viewFor(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  now = timeOf(context, request),
): ContentView {
  const language = languageOf(request);
  reply.header('content-language', language);
  const view = snapshotOf(context).view(language, now);
  const showsComing = request.headers[PREVIEW_HEADER] === SHOW_COMING;
  return showsComing ? view : withoutComingCampaigns(view, now);
}

/** Leaves out campaigns that have not begun, and the pages of their texts, which have their ids. */
function withoutComingCampaigns(view: ContentView, now: Date): ContentView {
  const { campaigns, pages, search } = view;
  const coming = new Set(
    campaigns.all
      .filter((campaign) => campaignPhase(campaign, now.getTime()) === 'before')
      .map(({ id }) => id),
  );
  if (coming.size === 0) return view;
  return {
    ...view,
    pages: new Map([...pages].filter(([id]) => !coming.has(id))),
    campaigns: {
      ...campaigns,
      detail: (id, moment) => (coming.has(id) ? undefined : campaigns.detail(id, moment)),
    },
    search: (query, moment) => search(query, moment, coming),
  };
}
