/** Every URL that no other route serves is a page. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompositionInstance } from '../composition/composition-instance.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { sendPlainPage } from './plain-page.ts';
import { sendPage } from './send-page.ts';

/** A URL such as `//host` or `/\host` would resolve to another site. */
const UNSAFE = /^(?!\/)|^\/[/\\]|[\\\s]/;

async function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  return sendPlainPage(reply.header('allow', 'GET, HEAD'), 405);
}

/** The live composition, as far as its pages are concerned. */
interface LivePages {
  readonly current: Pick<CompositionInstance, 'pages'> | undefined;
}

/** A request whose composition was closed during the render is repeated on the live one. */
async function pageFrom(
  live: LivePages,
  instance: Pick<CompositionInstance, 'pages'>,
  request: PageRequest,
) {
  try {
    return await instance.pages.get(request);
  } catch (error) {
    const next = live.current;
    if (!next || next === instance) throw error;
    return next.pages.get(request);
  }
}

export function addPageRoutes(app: FastifyInstance, live: LivePages, metrics: Metrics): void {
  const options = { config: { kind: 'page' as const }, onRequest: refuseOtherMethods };
  app.all('/*', options, async (request, reply) => {
    const url = request.raw.url ?? '';
    if (UNSAFE.test(url)) return sendPlainPage(reply, 400);
    const instance = live.current;
    if (!instance) return sendPlainPage(reply, 503);
    try {
      const pageRequest = readPageRequest(url, request.headers);
      const { page, outcome } = await pageFrom(live, instance, pageRequest);
      metrics.page(outcome);
      return sendPage(request, reply, page);
    } catch (error) {
      const path = url.replace(/\?.*$/s, '');
      request.log.error({ err: error, path }, 'page could not be rendered');
      return sendPlainPage(reply, 503);
    }
  });
}
