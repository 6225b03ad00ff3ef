/** Search: `GET` with a query for the site, `POST` with a body for other clients. */
import {
  API_PATHS,
  API_SCHEMAS,
  envelope,
  languageQuerySchema,
  searchQuerySchema,
} from '@mall/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ApiContext, viewFor } from '../content/calls/content-calls.ts';
import { errorResponses } from '../http/errors.ts';
import { languageHeaders } from '../http/language.ts';
import { SEARCH_RATE } from '../http/rate-limit.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';

/** Adds both search calls to `api`. */
export function addSearchRoutes(api: FastifyInstance, context: ApiContext): void {
  const url = API_PATHS.search;
  const response = { 200: envelope(API_SCHEMAS.search), ...errorResponses };
  const answer = (input: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { query } = input as z.output<typeof searchQuerySchema>;
    return { data: viewFor(context, request, reply).search(query) };
  };
  api.route({
    method: 'GET',
    url,
    config: SEARCH_RATE,
    schema: {
      operationId: 'search',
      headers: languageHeaders,
      querystring: searchQuerySchema,
      response,
    },
    handler: async (request, reply) => answer(request.query, request, reply),
  });
  api.route({
    method: 'POST',
    url,
    config: SEARCH_RATE,
    schema: {
      operationId: 'searchByBody',
      headers: languageHeaders,
      querystring: languageQuerySchema,
      body: searchQuerySchema,
      response,
    },
    handler: async (request, reply) => answer(request.body, request, reply),
  });
  refuseOtherMethods(api, url, ['GET', 'POST']);
}
