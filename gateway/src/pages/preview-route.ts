/** `/preview?token=…&page=…` begins a preview in one browser, `/preview?end` ends it; the script of its clock. */
import { isSitePath } from '@mall/routing';
import { shiftDate } from '@mall/server/shift-date';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CompositionChoice } from '../composition/composition-choice.ts';
import { sendPlainPage } from '../http/plain-page.ts';

interface PreviewQuery {
  Querystring: { token?: unknown; page?: unknown; end?: unknown };
}

const clockQuery = z.object({ offset: z.coerce.number().int() });

/** The token is exchanged for a cookie at once, so that it stays in no history, log or `Referer`. */
export function addPreviewRoute(
  app: FastifyInstance,
  compositions: Pick<CompositionChoice, 'previewOf' | 'previewCookie'>,
): void {
  app.get<PreviewQuery>('/preview', async ({ query }, reply) => {
    const { token, page = '/', end } = query;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (end !== undefined) {
      return reply.header('set-cookie', compositions.previewCookie(undefined)).redirect('/', 303);
    }
    const isPage = typeof page === 'string' && isSitePath(page);
    if (typeof token !== 'string' || !isPage || !(await compositions.previewOf(token))) {
      return sendPlainPage(reply, 404);
    }
    return reply.header('set-cookie', compositions.previewCookie(token)).redirect(page, 303);
  });
  app.get('/preview/clock.js', async ({ query }, reply) => {
    const { data } = clockQuery.safeParse(query);
    if (!data) return sendPlainPage(reply, 404);
    reply.header('content-type', 'text/javascript; charset=utf-8');
    return reply.send(`(${shiftDate})(${data.offset});\n`);
  });
}
