/** The address in the QR code of the app: a phone gets to its store, everybody else to the page with all of them. */
import { LANGUAGE_QUERY_KEY, languageQuerySchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { viewFor } from '../content/calls/content-calls.ts';
import type { ApiContext } from '../content/snapshot/live-content.ts';
import { languageHeaders, languageOf } from '../http/language.ts';

const STORES = [
  { phone: /android/i, host: 'play.google.com' },
  { phone: /iphone|ipad|ipod/i, host: 'apps.apple.com' },
];

/** Id of the page of the content whose links name the stores, and its path. */
const PAGE = 'app';

export function addAppStoreRoute(api: FastifyInstance, context: ApiContext): void {
  api.route({
    method: 'GET',
    url: `/${PAGE}`,
    schema: {
      operationId: 'appStore',
      headers: languageHeaders,
      querystring: languageQuerySchema,
    },
    handler: async (request, reply) => {
      const { sections = [] } = viewFor(context, request, reply).pages.get(PAGE) ?? {};
      const urls = sections.flatMap(({ links = [] }) => links.map(({ url }) => url));
      const agent = request.headers['user-agent'] ?? '';
      const host = STORES.find(({ phone }) => phone.test(agent))?.host;
      const store = urls.find((url) => URL.canParse(url) && new URL(url).host === host);
      const language = languageOf(request);
      const query = language === 'hu' ? '' : `?${LANGUAGE_QUERY_KEY}=${language}`;
      reply.header('cache-control', 'no-store');
      return reply.redirect(store ?? `/${PAGE}${query}`);
    },
  });
}
