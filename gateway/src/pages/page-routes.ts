/** Every URL that no other route serves is a page; a form without a script is posted to its own page. */
import type { IncomingHttpHeaders } from 'node:http';
import { isSitePath } from '@mall/routing';
import { clientOf } from '@mall/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServers } from '../api/api-servers.ts';
import type { Metrics } from '../base/metrics.ts';
import { WindowCounter } from '../base/window-counter.ts';
import type { Choice } from '../composition/composition-choice.ts';
import type { CompositionInstance } from '../composition/composition-instance.ts';
import { isPrivate, type PageRequest, readPageRequest } from '../composition/page.ts';
import type { PageCache } from '../composition/page-cache.ts';
import { isCrossSite } from '../http/cross-site.ts';
import type { PreparedSource } from '../http/fast-path.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { sendPrepared } from '../http/prepared-response.ts';
import type { UploadSemaphore } from '../http/upload-semaphore.ts';
import { addFormParsers, forwardForm, hasFile, isFormPost } from './form-posts.ts';
import { addPreviewRoute } from './preview-route.ts';
import { pageResponse, sharedResponse } from './send-page.ts';

/** A control character or a line separator (U+2028, U+2029) in a path: no pattern of the router matches it. */
const CONTROL_CHARACTER = /^[^?]*%(?:[01][0-9a-f]|7f|e2%80%a[89])/i;

/** A path with dot segments or a fragment, which the render resolves: a page would have any number of URLs. */
const UNRESOLVED = /^[^?]*(?:#|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/**
 * A filter that was left open: a form without a script sends its empty fields, too. A key ends at any `?`:
 * otherwise a URL full of them would take the square of its length.
 */
const EMPTY_KEY = /[?&][^=&#?]+=(?=&|$)/;

/** `url` without the keys of its query that have no value. */
const withoutEmptyKeys = (url: string) =>
  url.replace(/(?<=[?&])[^=&?]+=(?:&|$)/g, '').replace(/[?&]$/, '');

/**
 * Pages of made-up URLs that one client may have rendered in a minute, and as many of posted forms: no cache
 * has them. Several visitors may share an address.
 */
const MAX_UNCACHED = 300;
const UNCACHED_WINDOW_MS = 60_000;
const MAX_CLIENTS = 10_000;

const refuseMethod = (reply: FastifyReply) =>
  sendPlainPage(reply.header('allow', 'GET, HEAD'), 405);

/** Before the body is read. */
function checkMethod({ uploads, publicOrigin }: PageRoutesOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isFormPost(request)) return refuseMethod(reply);
    if (isCrossSite(request.headers, publicOrigin)) return sendPlainPage(reply, 403);
    if (hasFile(request)) await uploads.take(request, reply);
  };
}

type PageInstance = Pick<
  CompositionInstance,
  'pageUrl' | 'hasPath' | 'isGuessable' | 'loggedPath'
> & {
  pages: Pick<PageCache, 'get' | 'ready'>;
};
type PageChoice = Omit<Choice, 'instance'> & { instance: PageInstance };

interface Compositions {
  known(headers: IncomingHttpHeaders): PageChoice | undefined;
  of(headers: IncomingHttpHeaders): Promise<PageChoice | undefined>;
}

/** The pages that are in memory and need not be rendered. */
export function preparedPages(
  compositions: Pick<Compositions, 'known'>,
  metrics: Metrics,
  headers: Readonly<Record<string, string>>,
): PreparedSource {
  return {
    kind: 'page',
    prefix: '/',
    find: (url, request) => {
      if (EMPTY_KEY.test(url)) return undefined;
      const { instance, isVaried } = compositions.known(request.headers) ?? {};
      const ready = instance?.pages.ready(readPageRequest(instance.pageUrl(url), request.headers));
      if (!ready) return undefined;
      const response = sharedResponse(ready.page, headers, isVaried);
      // Its route counts and encodes the page.
      if (!response.isEncodedFor(request.headers['accept-encoding'])) return undefined;
      metrics.page(ready.outcome);
      return response;
    },
  };
}

/** A request whose composition was closed during the render is repeated on the one that follows it. */
async function pageFrom(
  compositions: Compositions,
  headers: IncomingHttpHeaders,
  instance: PageInstance,
  request: PageRequest,
) {
  try {
    return await instance.pages.get(request);
  } catch (error) {
    const next = (await compositions.of(headers))?.instance;
    if (!next || next === instance) throw error;
    return next.pages.get(request);
  }
}

export interface PageRoutesOptions {
  compositions: Compositions & Parameters<typeof addPreviewRoute>[1];
  metrics: Metrics;
  servers: Pick<ApiServers, 'call'>;
  uploads: UploadSemaphore;
  publicOrigin: string;
  headers: Readonly<Record<string, string>>;
}

export function addPageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  app.register(async (scope) => {
    addFormParsers(scope);
    addPreviewRoute(scope, options.compositions);
    addRoutes(scope, options);
  });
}

/** The response of a page, also to a form that was posted to it; undefined for a body that is no form. */
async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { instance, preview, isVaried = false, setCookie, pageUrl }: PageChoice & { pageUrl: string },
  { compositions, metrics, servers, uploads, headers }: PageRoutesOptions,
) {
  const isPost = request.method === 'POST';
  const posted = isPost
    ? await forwardForm(request, servers).finally(() => uploads.free(reply))
    : undefined;
  if (isPost && !posted) return undefined;
  const pageRequest = {
    ...readPageRequest(pageUrl, request.headers),
    ...(posted && { formResponse: posted.formResponse }),
  };
  const { page, outcome } = await pageFrom(compositions, request.headers, instance, pageRequest);
  metrics.page(outcome);
  const isOwn = isPrivate(pageRequest) || preview !== undefined;
  const response =
    isOwn || setCookie
      ? pageResponse(page, headers, { isOwn, isVaried, setCookie, posted })
      : sharedResponse(page, headers, isVaried);
  return { page, response };
}

function addRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { compositions } = options;
  const uncached = new WindowCounter(UNCACHED_WINDOW_MS, MAX_CLIENTS);
  const onRequest = checkMethod(options);
  /** A candidate that does not start must not cost its visitors more than the message. */
  const chosen = async ({ headers, log }: FastifyRequest) =>
    compositions.of(headers).catch((error: unknown) => {
      log.error({ err: error }, 'composition of a preview cannot be served');
      return undefined;
    });
  app.all('/*', { config: { kind: 'page' }, onRequest }, async (request, reply) => {
    const url = request.raw.url ?? '';
    if (!isSitePath(url)) return sendPlainPage(reply, 400);
    if (CONTROL_CHARACTER.test(url) || UNRESOLVED.test(url)) return sendPlainPage(reply, 404);
    const choice = await chosen(request);
    if (!choice) return sendPlainPage(reply, 503);
    const isPost = request.method === 'POST';
    if (!isPost && EMPTY_KEY.test(url)) return reply.redirect(withoutEmptyKeys(url), 301);
    const { instance } = choice;
    const pageUrl = instance.pageUrl(url);
    if (isPost && !instance.hasPath(pageUrl)) return sendPlainPage(reply, 404);
    const isUncached = isPost || instance.isGuessable(pageUrl);
    const client = isPost ? `posts of ${clientOf(request)}` : clientOf(request);
    if (isUncached && uncached.add(1, client) > MAX_UNCACHED) {
      const waitSeconds = Math.ceil(uncached.getRemainingTTL(client) / 1_000);
      return sendPlainPage(reply.header('retry-after', waitSeconds), 429);
    }
    try {
      const responded = await respond(request, reply, { ...choice, pageUrl }, options);
      if (!responded) return refuseMethod(reply);
      const isMadeUp = responded.page.status === 404 || pageUrl.includes('?');
      if (isUncached && !isPost && !isMadeUp) uncached.add(-1, client);
      return await sendPrepared(request, reply, responded.response);
    } catch (error) {
      const path = instance.loggedPath(url);
      request.log.error({ err: error, path }, 'page could not be rendered');
      return sendPlainPage(reply, 503);
    }
  });
}
