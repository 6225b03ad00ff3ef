/**
 * `GET /discounts/my-{product}`: what the loyalty card is good for now. The benefits of the card apply at
 * the shops that take it (requirement 5.11), so these are their discounts, in the form of the other lists.
 */
import { API_QUERIES, API_SCHEMAS, listMetaSchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, addContentCall } from '../content/calls/content-calls.ts';
import { pageOf } from '../http/paging.ts';

/** @param context with the mall's name in paths, which is a part of this one. */
export function addCardDiscounts(
  api: FastifyInstance,
  context: ApiContext & { brandSlug: string },
): void {
  addContentCall(api, context, {
    name: 'cardDiscounts',
    url: `/discounts/my-${context.brandSlug}`,
    query: API_QUERIES.discounts,
    response: z.object({ data: API_SCHEMAS.discounts, meta: listMetaSchema }),
    answer: (view, query) => pageOf(view.discounts.ofCard, query),
  });
}
