/** The calls that list shops (for other clients, for the list's and the map's pages, for the menus), and the plan. */
import { API_PATHS, API_QUERIES, API_SCHEMAS, envelope, listMetaSchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, addContentCall } from '../content/calls/content-calls.ts';
import { orNotFound } from '../http/errors.ts';
import { pageOf } from '../http/paging.ts';

/** Adds them to `api`. */
export function addShopRoutes(api: FastifyInstance, context: ApiContext): void {
  addContentCall(api, context, {
    name: 'shops',
    url: API_PATHS.shops,
    query: API_QUERIES.shops,
    response: z.object({ data: API_SCHEMAS.shops, meta: listMetaSchema }),
    answer: (view, query) => pageOf(view.shops.shops, query),
  });
  addContentCall(api, context, {
    name: 'shopList',
    url: API_PATHS.shopList,
    query: API_QUERIES.shopList,
    response: envelope(API_SCHEMAS.shopList),
    answer: (view, query) => ({ data: orNotFound(view.shops.list(query, context.now())) }),
  });
  addContentCall(api, context, {
    name: 'shopMap',
    url: API_PATHS.shopMap,
    query: API_QUERIES.shopMap,
    response: envelope(API_SCHEMAS.shopMap),
    answer: (view, query) => ({ data: orNotFound(view.shops.map(query, context.now())) }),
  });
  addContentCall(api, context, {
    name: 'menuShops',
    url: API_PATHS.menuShops,
    query: z.object({}),
    response: envelope(API_SCHEMAS.menuShops),
    answer: (view) => ({ data: view.shops.inMenus }),
  });
  addContentCall(api, context, {
    name: 'floorPlan',
    url: API_PATHS.floorPlan,
    query: z.object({}),
    response: envelope(API_SCHEMAS.floorPlan),
    answer: (view) => ({ data: view.floorPlan }),
  });
}
