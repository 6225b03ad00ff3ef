/** Search: `GET` with a query for the site, `POST` with a body for other clients. */
import {
  API_PATHS,
  API_SCHEMAS,
  envelope,
  languageQuerySchema,
  searchQuerySchema,
} from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type ApiContext, addContentCall, viewFor } from '../content/calls/content-calls.ts';
import { errorResponses } from '../http/errors.ts';
import { languageHeaders } from '../http/language.ts';
import { SEARCH_RATE } from '../http/rate-limit.ts';

/** Adds both search calls to `api`. */
export function addSearchRoutes(api: FastifyInstance, context: ApiContext): void {
  const url = API_PATHS.search;
  const response = envelope(API_SCHEMAS.search);
  addContentCall(api, context, {
    ...{ name: 'search', url, query: searchQuerySchema, response, config: SEARCH_RATE },
    respond: ({ search }, { query: { query } }) => ({ data: search(query) }),
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
      response: { 200: response, ...errorResponses },
    },
    handler: async (request, reply) => {
      const { query } = request.body as z.output<typeof searchQuerySchema>;
      return { data: viewFor(context, request, reply).search(query) };
    },
  });
}
