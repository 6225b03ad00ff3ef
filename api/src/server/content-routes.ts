/** The calls that return content, from the snapshot and in the language of the request. */
import {
  API_PATHS,
  API_QUERIES,
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  envelope,
  listMetaSchema,
} from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, addContentCall } from '../content/calls/content-calls.ts';
import { featuredMovies } from '../content/localise/cinema.ts';
import { drawingForPage } from '../content/plan-drawing/draw-plan.ts';
import type { ContentView } from '../content/snapshot/content-view.ts';
import { orNotFound } from '../http/errors.ts';
import { pageOf } from '../http/paging.ts';

/** Gateways share a response among the queries that differ in other keys alone. */
const queryOf = (name: ApiCall): z.ZodType =>
  (API_QUERIES as Partial<Record<ApiCall, z.ZodType>>)[name] ?? z.object({});
const slugParams = z.object({ slug: z.string() });

/** Adds all calls for content to `api`. */
export function addContentRoutes(api: FastifyInstance, context: ApiContext): void {
  const plain = <Call extends ApiCall>(name: Call, answer: (view: ContentView) => ApiData[Call]) =>
    addContentCall(api, context, plainCall(name, answer));
  plain('config', (view) => view.config);
  plain('menus', (view) => view.menus);
  plain('home', (view) => view.home);
  plain('highlights', (view) => view.highlights);
  plain('venues', (view) => view.venues);
  plain('pinnedShops', (view) => view.shops.pinned);
  plain('planDrawing', (view) => drawingForPage(view.planDrawing));
  plain('planLogos', (view) => view.planLogos);
  plain('cinema', (view) => view.cinema(context.now()));
  plain('featuredMovies', (view) => {
    const now = context.now();
    return featuredMovies(view.cinema(now), now);
  });
  plain('campaignTimes', (view) => view.campaigns.list(context.now()));
  plain('couponList', (view) => view.coupons.list);
  plain('pinnedPosts', ({ posts, slides }) => ({
    landing: posts.landing,
    slider: slides,
  }));
  plain('pinnedDiscounts', (view) => view.discounts.pinned);

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
  addContentCall(
    api,
    context,
    listCall('movies', (view) =>
      view.cinema(context.now()).movies.map(({ id, name }) => ({ slug: id, name })),
    ),
  );

  addContentCall(api, context, {
    name: 'events',
    url: API_PATHS.events,
    query: API_QUERIES.events,
    response: envelopeOf('events'),
    answer: (view, query) => ({ data: view.events.on(query) }),
  });

  const detail = <Call extends ApiCall>(
    name: Call,
    find: (view: ContentView, slug: string) => ApiData[Call] | undefined,
  ) => addContentCall(api, context, detailCall(name, find));
  detail('shop', (view, slug) => view.shops.detail(slug));
  detail('shopPage', (view, slug) => {
    const shop = view.shops.detail(slug);
    return shop && { shop, ...view.placeOnPlan(slug) };
  });
  detail('arrivals', (view, slug) => view.arrivals(slug));
  detail('post', (view, slug) => view.posts.detail(slug));
  detail('discount', (view, slug) => view.discounts.detail(slug));
  detail('movie', (view, slug) => view.cinema(context.now()).movies.find(({ id }) => id === slug));
  detail('campaign', (view, slug) => view.campaigns.detail(slug, context.now()));
  detail('winners', (view, slug) => view.campaigns.winners(slug, context.now()));
  detail('coupon', (view, slug) => view.coupons.detail(slug));
  detail('editorialPage', (view, slug) => view.pages.get(slug));
  detail('pageSummary', (view, slug) => view.pages.get(slug));
  detail('listHead', ({ pages }, slug) => {
    const page = pages.get(slug);
    return page && { description: page.description, image: page.images?.cover };
  });
}

/** The envelope of a call's schema; TypeScript cannot follow the lookup by a generic name. */
function envelopeOf<Call extends ApiCall>(name: Call) {
  return envelope(API_SCHEMAS[name]) as unknown as z.ZodType<{ data: ApiData[Call] }>;
}

function plainCall<Call extends ApiCall>(name: Call, answer: (view: ContentView) => ApiData[Call]) {
  return {
    name,
    url: API_PATHS[name],
    query: queryOf(name),
    response: envelopeOf(name),
    answer: (view: ContentView) => ({ data: answer(view) }),
  };
}

function listCall<Call extends 'posts' | 'discounts' | 'movies'>(
  name: Call,
  list: (view: ContentView) => ApiData[Call],
) {
  return {
    name,
    url: API_PATHS[name],
    query: API_QUERIES[name],
    response: z.object({ data: API_SCHEMAS[name] as z.ZodType, meta: listMetaSchema }),
    answer: (view: ContentView, query: z.output<(typeof API_QUERIES)['posts']>) =>
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
    query: queryOf(name),
    params: slugParams,
    response: envelopeOf(name),
    answer: (view: ContentView, _query: unknown, { slug }: z.output<typeof slugParams>) => ({
      data: orNotFound(find(view, slug)),
    }),
  };
}
