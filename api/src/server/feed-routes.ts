/** The news as a feed: `/posts/feed.atom`. */
import { languageQuerySchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, viewFor } from '../content/calls/content-calls.ts';
import { newsFeed } from '../content/feed/news-feed.ts';
import { errorResponses } from '../http/errors.ts';
import { languageHeaders, languageOf } from '../http/language.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';

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
      querystring: languageQuerySchema,
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
