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
import { addContentCall } from '../content/calls/content-calls.ts';
import type { ApiContext } from '../content/snapshot/live-content.ts';
import { SEARCH_RATE } from '../http/rate-limit.ts';

/** Adds both search calls to `api`. */
export function addSearchRoutes(api: FastifyInstance, context: ApiContext): void {
  const search = {
    ...{ url: API_PATHS.search, response: envelope(API_SCHEMAS.search), config: SEARCH_RATE },
  };
  addContentCall(api, context, {
    ...{ ...search, name: 'search', query: searchQuerySchema },
    respond: (view, { query: { query }, now }) => ({ data: view.search(query, now) }),
  });
  addContentCall(api, context, {
    ...{ ...search, name: 'searchByBody', method: 'POST' },
    ...{ query: languageQuerySchema, body: searchQuerySchema },
    respond: (view, { body, now }) => ({
      data: view.search((body as z.output<typeof searchQuerySchema>).query, now),
    }),
  });
}
