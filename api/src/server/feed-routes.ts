/** The news as a feed: `/posts/feed.atom`. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newsFeed } from '../feed/news-feed.ts';
import { type ApiContext, refuseOtherMethods, viewFor } from './api-scope.ts';
import { errorResponses } from './errors.ts';
import { languageHeaders, languageOf, languageQuery } from './language.ts';

const URL_PATTERN = '/posts/feed.atom';
const TYPE = 'application/atom+xml';

interface FeedContext extends ApiContext {
  /** Name of the mall. */
  brand: string;
  /** Origin of the site in the links of the feed. */
  publicOrigin: string;
}

/** Adds the feed to `api`; `lang` selects its language. */
export function addFeedRoutes(api: FastifyInstance, context: FeedContext): void {
  api.route({
    method: 'GET',
    url: URL_PATTERN,
    schema: {
      operationId: 'newsFeed',
      headers: languageHeaders,
      querystring: languageQuery,
      response: { 200: { content: { [TYPE]: { schema: z.string() } } }, ...errorResponses },
    },
    handler: async (request, reply) => {
      const { posts } = viewFor(context, request, reply);
      const language = languageOf(request);
      reply.type(`${TYPE}; charset=utf-8`);
      return newsFeed(
        posts.posts.flatMap(({ slug }) => posts.detail(slug) ?? []),
        {
          language,
          brand: context.brand,
          origin: context.publicOrigin,
          feedPath: `/api${URL_PATTERN}?lang=${language}`,
        },
      );
    },
  });
  refuseOtherMethods(api, URL_PATTERN, ['GET']);
}
