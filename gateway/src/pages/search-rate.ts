/**
 * Limits how often one client may ask for a search page that is not in memory. Each query is another
 * page to render, and the API counts no search of a render.
 */
import { addRateLimit, SEARCH_RATE } from '@mall/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../http/plain-page.ts';

/** @param isSearch whether a URL asks for a search. @returns a hook for `onRequest`. */
export async function searchRate(app: FastifyInstance, isSearch: (url: string) => boolean) {
  await addRateLimit(app);
  const count = app.createRateLimit(SEARCH_RATE);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSearch(request.raw.url ?? '')) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    return sendPlainPage(reply.header('retry-after', counted.ttlInSeconds), 429);
  };
}
