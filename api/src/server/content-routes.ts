/** The calls that give content: each answers from the snapshot, in the language of the request. */
import {
  API_PATHS,
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  envelope,
  listMetaSchema,
  listQuerySchema,
} from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ContentView } from '../snapshot/content-view.ts';
import { featuredMovies } from '../snapshot/localise/featured-movies.ts';
import { type ApiContext, addContentCall, refuseOtherMethods, snapshotOf } from './api-scope.ts';
import { errorResponses, orNotFound } from './errors.ts';
import { languageQuery } from './language.ts';
import { pageOf } from './paging.ts';

const noQuery = z.object({});
const slugParams = z.object({ slug: z.string() });

/** Adds all calls for content to `api`. */
export function addContentRoutes(api: FastifyInstance, context: ApiContext): void {
  const plain = <Call extends ApiCall>(
    name: Call,
    query: z.ZodType,
    answer: (view: ContentView) => ApiData[Call],
  ) => addContentCall(api, context, plainCall(name, query, answer));
  plain('config', noQuery, (view) => view.config);
  plain('menus', noQuery, (view) => view.menus);
  plain('highlights', noQuery, (view) => view.highlights);
  plain('shops', noQuery, (view) => view.shops.shops);
  plain('pinnedShops', noQuery, (view) => view.shops.pinned);
  plain('cinema', languageQuery, (view) => view.cinema(context.now()));
  plain('featuredMovies', languageQuery, (view) => featuredMovies(view.cinema(context.now())));
  plain('pinnedPosts', languageQuery, (view) => view.posts.pinned);
  plain('pinnedDiscounts', languageQuery, (view) => view.discounts.pinned);

  addContentCall(
    api,
    context,
    listCall('posts', (view) => view.posts.posts),
  );
  addContentCall(
    api,
    context,
    listCall('discounts', (view) => view.discounts.discounts),
  );

  const detail = <Call extends ApiCall>(
    name: Call,
    find: (view: ContentView, slug: string) => ApiData[Call] | undefined,
  ) => addContentCall(api, context, detailCall(name, find));
  detail('shop', (view, slug) => view.shops.detail(slug));
  detail('post', (view, slug) => view.posts.detail(slug));
  detail('discount', (view, slug) => view.discounts.detail(slug));
  detail('editorialPage', (view, slug) => view.pages.get(slug));
}

/** Adds the call by which the gateway notices new content. */
export function addContentVersion(api: FastifyInstance, context: ApiContext): void {
  const url = API_PATHS.contentVersion;
  const response = { 200: envelope(API_SCHEMAS.contentVersion), ...errorResponses };
  api.route({
    method: 'GET',
    url,
    schema: { operationId: 'contentVersion', response },
    handler: async () => ({ data: { version: snapshotOf(context).version } }),
  });
  refuseOtherMethods(api, url, ['GET']);
}

/** The envelope of a call's schema; TypeScript cannot follow the lookup by a generic name. */
function envelopeOf<Call extends ApiCall>(name: Call) {
  return envelope(API_SCHEMAS[name]) as unknown as z.ZodType<{ data: ApiData[Call] }>;
}

function plainCall<Call extends ApiCall>(
  name: Call,
  query: z.ZodType,
  answer: (view: ContentView) => ApiData[Call],
) {
  return {
    name,
    url: API_PATHS[name],
    query,
    response: envelopeOf(name),
    answer: (view: ContentView) => ({ data: answer(view) }),
  };
}

function listCall<Call extends 'posts' | 'discounts'>(
  name: Call,
  list: (view: ContentView) => ApiData[Call],
) {
  return {
    name,
    url: API_PATHS[name],
    query: listQuerySchema,
    response: z.object({ data: API_SCHEMAS[name] as z.ZodType, meta: listMetaSchema }),
    answer: (view: ContentView, query: z.output<typeof listQuerySchema>) =>
      pageOf<ApiData[Call][number]>(list(view), query),
  };
}

function detailCall<Call extends ApiCall>(
  name: Call,
  find: (view: ContentView, slug: string) => ApiData[Call] | undefined,
) {
  return {
    name,
    url: API_PATHS[name],
    query: noQuery,
    params: slugParams,
    response: envelopeOf(name),
    answer: (view: ContentView, _query: unknown, { slug }: z.output<typeof slugParams>) => ({
      data: orNotFound(find(view, slug)),
    }),
  };
}
