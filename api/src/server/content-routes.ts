/** The calls that return content, from the snapshot and in the language of the request. */
import {
  API_PATHS,
  API_QUERIES,
  API_SCHEMAS,
  type ApiCall,
  type ApiData,
  campaignPhase,
  cinemaShopSchema,
  envelope,
  listMetaSchema,
} from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, addContentCall } from '../content/calls/content-calls.ts';
import { featuredMovies } from '../content/localise/cinema.ts';
import { CINEMA_SLUG } from '../content/localise/cinema-shop.ts';
import { drawingForPage } from '../content/plan-drawing/draw-plan.ts';
import type { ContentView } from '../content/snapshot/snapshot.ts';
import { orNotFound } from '../http/errors.ts';
import { pageOf } from '../http/paging.ts';

type Queries = typeof API_QUERIES;
type QueryOf<Call extends ApiCall> = Call extends keyof Queries ? z.output<Queries[Call]> : unknown;

/** Gateways share a response among the queries that differ in other keys alone. */
const querySchema = (name: ApiCall): z.ZodType =>
  (API_QUERIES as Partial<Record<ApiCall, z.ZodType>>)[name] ?? z.object({});

/** The envelope of a call's schema; TypeScript cannot follow the lookup by a generic name. */
const envelopeOf = <Call extends ApiCall>(name: Call) =>
  envelope(API_SCHEMAS[name]) as unknown as z.ZodType<{ data: ApiData[Call] }>;

/** Id of the campaign in whose time coupons are shown (requirement 4.8). */
const COUPON_DAY = 'coupon-day';

const slugParams = z.object({ slug: z.string() });

/** @param context with the mall's name in paths, which is a part of one of them. */
export function addContentRoutes(
  api: FastifyInstance,
  context: ApiContext & { brandSlug: string },
): void {
  /** Also before it begins, for those whose `view` shows coming campaigns. */
  const isCouponDay = ({ campaigns }: ContentView, now: Date) => {
    const couponDay = campaigns.detail(COUPON_DAY, now);
    return couponDay !== undefined && campaignPhase(couponDay, now.getTime()) !== 'over';
  };
  const plain = <Call extends ApiCall>(
    name: Call,
    respond: (view: ContentView, now: Date, query: QueryOf<Call>) => ApiData[Call],
  ) =>
    addContentCall(api, context, {
      name,
      url: API_PATHS[name],
      query: querySchema(name),
      response: envelopeOf(name),
      respond: (view, { query, now }) => ({ data: respond(view, now, query as QueryOf<Call>) }),
    });
  const list = <Call extends 'shops' | 'posts' | 'discounts' | 'movies'>(
    call: Call,
    items: (view: ContentView, now: Date) => ApiData[Call],
    { name, url }: { name: string; url: string } = { name: call, url: API_PATHS[call] },
  ) =>
    addContentCall(api, context, {
      name,
      url,
      query: API_QUERIES[call],
      response: z.object({ data: API_SCHEMAS[call] as z.ZodType, meta: listMetaSchema }),
      respond: (view, { query, now }) =>
        pageOf<ApiData[Call][number]>(items(view, now), query as z.output<Queries[Call]>),
    });
  const detail = <Call extends ApiCall>(
    name: Call,
    find: (view: ContentView, slug: string, now: Date) => ApiData[Call] | undefined,
  ) =>
    addContentCall(api, context, {
      name,
      url: API_PATHS[name],
      query: querySchema(name),
      params: slugParams,
      response: envelopeOf(name),
      respond: (view, { params, now }) => ({ data: orNotFound(find(view, params.slug, now)) }),
    });

  plain('config', (view, now) => ({ ...view.config, couponDayActive: isCouponDay(view, now) }));
  plain('menus', (view) => view.menus);
  plain('home', (view) => view.home);
  plain('today', (view, now) => view.today(now));
  plain('highlights', (view) => view.highlights);
  plain('venues', (view) => view.venues);
  plain('pinnedShops', (view) => view.shops.pinned);
  plain('menuShops', (view) => view.shops.inMenus);
  plain('shopList', (view, now, query) => orNotFound(view.shops.list(query, now)));
  plain('shopMap', (view, now, query) => orNotFound(view.shops.list(query, now)));
  plain('floorPlan', (view) => view.floorPlan);
  plain('planDrawing', (view) => drawingForPage(view.planDrawing));
  plain('cinema', (view, now) => view.cinema(now));
  plain('featuredMovies', (view, now) => featuredMovies(view.cinema(now), now));
  plain('events', (view, _now, query) => view.events.on(query));
  plain('campaignTimes', (view, now) => view.campaigns.list(now));
  plain('couponList', (view, now) => (isCouponDay(view, now) ? view.coupons.list : []));
  plain('pinnedPosts', ({ posts, slides }) => ({ landing: posts.landing, slider: slides }));
  plain('pinnedDiscounts', (view) => view.discounts.pinned);

  list('shops', (view) => view.shops.shops);
  list('posts', (view) => view.posts.posts);
  list('discounts', (view) => view.discounts.discounts);
  list('movies', (view, now) =>
    view.cinema(now).movies.map(({ id, name }) => ({ slug: id, name })),
  );
  // The benefits of the card apply at the shops that take it (requirement 5.11): their discounts.
  const ofCard = { name: 'cardDiscounts', url: `/discounts/my-${context.brandSlug}` };
  list('discounts', (view) => view.discounts.ofCard, ofCard);

  addContentCall(api, context, {
    name: 'cinemaShop',
    url: `${API_PATHS.shops}/${CINEMA_SLUG}`,
    query: z.object({}),
    response: envelope(cinemaShopSchema),
    respond: ({ cinemaShop }) => ({ data: orNotFound(cinemaShop) }),
  });
  detail('shop', (view, slug) => view.shops.detail(slug));
  detail('shopPage', (view, slug) => {
    const shop = view.shops.detail(slug);
    return shop && { shop, ...view.placeOnPlan(slug) };
  });
  detail('arrivals', (view, slug) => view.arrivals(slug));
  detail('post', (view, slug) => view.posts.detail(slug));
  detail('discount', (view, slug) => view.discounts.detail(slug));
  detail('movie', (view, slug, now) => view.cinema(now).movies.find(({ id }) => id === slug));
  detail('campaign', (view, slug, now) => view.campaigns.detail(slug, now));
  detail('winners', (view, slug, now) => view.campaigns.winners(slug, now));
  detail('coupon', (view, slug, now) =>
    isCouponDay(view, now) ? view.coupons.detail(slug) : undefined,
  );
  detail('editorialPage', (view, slug) => view.pages.get(slug));
  detail('pageSummary', (view, slug) => view.pages.get(slug));
  detail('listHead', ({ pages }, slug) => {
    const page = pages.get(slug);
    return page && { description: page.description, image: page.images?.cover };
  });
}
