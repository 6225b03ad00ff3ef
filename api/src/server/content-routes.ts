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
import { addContentCall } from '../content/calls/content-calls.ts';
import { featuredMovies } from '../content/localise/cinema.ts';
import { CINEMA_SLUG } from '../content/localise/cinema-shop.ts';
import { drawingForPage } from '../content/plan-drawing/draw-plan.ts';
import type { ApiContext } from '../content/snapshot/live-content.ts';
import type { ContentView } from '../content/snapshot/snapshot.ts';
import { orNotFound } from '../http/errors.ts';
import { pageOf } from '../http/paging.ts';

type Queries = typeof API_QUERIES;
type QueryOf<Call extends ApiCall> = Call extends keyof Queries ? z.output<Queries[Call]> : unknown;

interface Asked<Call extends ApiCall> {
  now: Date;
  query: QueryOf<Call>;
  /** Of a path with this parameter. */
  slug: string;
}

/** Gateways share a response among the queries that differ in other keys alone. */
const querySchema = (name: ApiCall): z.ZodType =>
  (API_QUERIES as Partial<Record<ApiCall, z.ZodType>>)[name] ?? z.object({});

/** The envelope of a call's schema; TypeScript cannot follow the lookup by a generic name. */
const envelopeOf = <Call extends ApiCall>(name: Call) =>
  envelope(API_SCHEMAS[name]) as unknown as z.ZodType<{ data: ApiData[Call] }>;

/** Id of the campaign in whose time coupons are shown (requirement 4.8). */
const COUPON_DAY = 'coupon-day';

const slugParams = z.object({ slug: z.string() });

export function addContentRoutes(api: FastifyInstance, context: ApiContext): void {
  /** Also before it begins, for those whose `view` shows coming campaigns. */
  const isCouponDay = ({ campaigns }: ContentView, now: Date) => {
    const couponDay = campaigns.detail(COUPON_DAY, now);
    return couponDay !== undefined && campaignPhase(couponDay, now.getTime()) !== 'over';
  };
  /** Responds with 404 where nothing is found. */
  const call = <Call extends ApiCall>(
    name: Call,
    find: (view: ContentView, asked: Asked<Call>) => ApiData[Call] | undefined,
  ) =>
    addContentCall(api, context, {
      name,
      url: API_PATHS[name],
      query: querySchema(name),
      ...(API_PATHS[name].includes(':') && { params: slugParams }),
      response: envelopeOf(name),
      respond: (view, { query, params, now }) => ({
        data: orNotFound(find(view, { ...params, now, query: query as QueryOf<Call> })),
      }),
    });
  const list = <Call extends 'shops' | 'posts' | 'discounts' | 'movies'>(
    kind: Call,
    items: (view: ContentView, now: Date) => ApiData[Call],
    { name, url }: { name: string; url: string } = { name: kind, url: API_PATHS[kind] },
  ) =>
    addContentCall(api, context, {
      name,
      url,
      query: API_QUERIES[kind],
      response: z.object({ data: API_SCHEMAS[kind] as z.ZodType, meta: listMetaSchema }),
      respond: (view, { query, now }) =>
        pageOf<ApiData[Call][number]>(items(view, now), query as z.output<Queries[Call]>),
    });

  call('config', (view, { now }) => ({ ...view.config, couponDayActive: isCouponDay(view, now) }));
  call('menus', (view) => view.menus);
  call('home', (view) => view.home);
  call('today', (view, { now }) => view.today(now));
  call('highlights', (view) => view.highlights);
  call('venues', (view) => view.venues);
  call('pinnedShops', (view) => view.shops.pinned);
  call('menuShops', (view) => view.shops.inMenus);
  call('shopList', (view, { query, now }) => view.shops.list(query, now));
  call('shopMap', (view, { query, now }) => view.shops.list(query, now));
  call('floorPlan', (view) => view.floorPlan);
  call('planDrawing', (view) => drawingForPage(view.planDrawing));
  call('cinema', (view, { now }) => view.cinema(now));
  call('featuredMovies', (view, { now }) => featuredMovies(view.cinema(now), now));
  call('events', (view, { query }) => view.events.on(query));
  call('campaignTimes', (view, { now }) => view.campaigns.list(now));
  call('couponList', (view, { now }) => (isCouponDay(view, now) ? view.coupons.list : []));
  call('postList', (view, { query }) => view.posts.list(query));
  call('pinnedPosts', ({ posts, slides }) => ({ landing: posts.landing, slider: slides }));
  call('pinnedDiscounts', (view) => view.discounts.pinned);

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
  call('shop', (view, { slug }) => view.shops.detail(slug));
  call('shopPage', (view, { slug }) => {
    const shop = view.shops.detail(slug);
    return shop && { shop, ...view.placeOnPlan(slug) };
  });
  call('arrivals', (view, { slug }) => view.arrivals(slug));
  call('post', (view, { slug }) => view.posts.detail(slug));
  call('discount', (view, { slug }) => view.discounts.detail(slug));
  call('movie', (view, { slug, now }) => view.cinema(now).movies.find(({ id }) => id === slug));
  call('campaign', (view, { slug, now }) => view.campaigns.detail(slug, now));
  call('winners', (view, { slug, now }) => view.campaigns.winners(slug, now));
  call('coupon', (view, { slug, now }) =>
    isCouponDay(view, now) ? view.coupons.detail(slug) : undefined,
  );
  call('editorialPage', (view, { slug }) => view.pages.get(slug));
  call('pageSummary', (view, { slug }) => view.pages.get(slug));
  call('listHead', ({ pages }, { slug }) => {
    const page = pages.get(slug);
    return page && { description: page.description, image: page.images?.cover };
  });
}
