/** Every address that is nothing else is a page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveSite } from '../composition/live-site.ts';
import type { Site } from '../composition/site.ts';
import type { Metrics } from '../operations/metrics.ts';
import { sendPlainPage } from './plain-page.ts';
import { sendPage } from './send-page.ts';
import { readVisit, type Visit } from './visit.ts';

/** An address like `//host` or `/\host` would name another site when it is resolved. */
const UNSAFE = /^(?!\/)|^\/[/\\]|[\\\s]/;

async function refuseOthers(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  return sendPlainPage(reply.header('allow', 'GET, HEAD'), 405);
}

/** A composition that ended under its last requests leaves them to the one that took over. */
async function pageOf(live: LiveSite, site: Site, visit: Visit) {
  try {
    return await site.pages.get(visit);
  } catch (error) {
    const next = live.current;
    if (!next || next === site) throw error;
    return next.pages.get(visit);
  }
}

export function addPageRoutes(app: FastifyInstance, live: LiveSite, metrics: Metrics): void {
  const options = { config: { kind: 'page' as const }, onRequest: refuseOthers };
  app.all('/*', options, async (request, reply) => {
    const url = request.raw.url ?? '';
    if (UNSAFE.test(url)) return sendPlainPage(reply, 400);
    const site = live.current;
    if (!site) return sendPlainPage(reply, 503);
    try {
      const { page, outcome } = await pageOf(live, site, readVisit(url, request.headers));
      metrics.page(outcome);
      return sendPage(request, reply, page);
    } catch (error) {
      const path = url.replace(/\?.*$/s, '');
      request.log.error({ err: error, path }, 'a page could not be rendered');
      return sendPlainPage(reply, 503);
    }
  });
}
