/** `/api/…`: calls to the APIs, wherever they run. */
import { type ErrorCode, FILE_FORM_MAX_BYTES, PREVIEW_HEADER } from '@mall/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCrossSite } from '../http/cross-site.ts';
import { type PreparedResponse, sendPrepared } from '../http/prepared-response.ts';
import { logFailure } from '../http/server.ts';
import type { UploadSemaphore } from '../http/upload-semaphore.ts';
import { errorResponse, type Headers, prepareResponse, unavailable } from './api-response.ts';
import type { ApiCall } from './api-server.ts';
import type { ApiServers } from './api-servers.ts';
import type { ApiVisitors } from './api-visitors.ts';
import type { ContentCache } from './content-cache.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { isInternal } from './internal-api.ts';

const READS = new Set(['GET', 'HEAD']);

/** As much as an API takes. */
const MAX_BODY_BYTES = 64 * 1024;

export interface ApiRoutesOptions {
  servers: Pick<ApiServers, 'call'>;
  content: ContentCache;
  visitors: Pick<ApiVisitors, 'known' | 'of'>;
  uploads: UploadSemaphore;
  publicOrigin: string;
  /** Of every response. */
  common: Headers;
}

/** Codes of what the gateway finds, as the API has them. */
const CODES: Record<number, ErrorCode> = {
  403: 'request:invalid',
  413: 'body:too_large',
  429: 'rate:limited',
};

/** The call for a request. The API does not compress; the gateway does. */
export function callOf({ method, url, headers, ip, body }: FastifyRequest): ApiCall {
  // Before the gateway's own fields are added: `Connection` may name these as well.
  const sent = endToEndHeaders(headers);
  const { 'accept-encoding': _encodings, [PREVIEW_HEADER]: _preview, ...rest } = sent;
  return {
    method,
    path: url,
    headers: { ...rest, 'x-forwarded-for': ip },
    body: Buffer.isBuffer(body) ? body : undefined,
  };
}

/** Bodies are read whole before a call begins, so that a slow client holds no connection to an API. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

async function responseTo(
  request: FastifyRequest,
  { servers, content, visitors }: ApiRoutesOptions,
): Promise<PreparedResponse> {
  const call = callOf(request);
  const visitor = await visitors.of(request.headers);
  const { headers } = visitor;
  if (!READS.has(request.method)) return prepareResponse(await servers.call(call), headers);
  // The length of a HEAD's response is that of a GET.
  const get = { ...call, method: 'GET' };
  const clock = isInternal(request.raw) ? request.headers[PREVIEW_HEADER] : visitor.clock;
  if (typeof clock !== 'string') {
    const language = request.headers['content-language'];
    const shared = await content.get(request.url, language, headers);
    return shared ?? prepareResponse(await servers.call(get), headers);
  }
  const response = await servers.call({
    ...get,
    headers: { ...get.headers, [PREVIEW_HEADER]: clock },
  });
  // What a preview reads is stored nowhere.
  response.headers['cache-control'] = 'no-store';
  return prepareResponse(response, headers);
}

export function addApiRoutes(app: FastifyInstance, options: ApiRoutesOptions): void {
  const { uploads, publicOrigin, common, visitors } = options;
  // A browser asks no permission before another site's page posts this content type.
  const sameSite = async (request: FastifyRequest) => {
    if (!isCrossSite(request.headers, publicOrigin)) return;
    throw Object.assign(new Error('posted by another site'), { statusCode: 403 });
  };
  const forward = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPrepared(request, reply, await responseTo(request, options));
  const forwardUpload = async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await responseTo(request, options).finally(() => uploads.free(reply));
    return sendPrepared(request, reply, response);
  };

  app.register(async (scope) => {
    readBodies(scope);
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 500) logFailure(error, request);
      const code = CODES[status] ?? 'body:malformed';
      const added = visitors.known(request.headers) ?? common;
      return sendPrepared(
        request,
        reply,
        status < 500 ? errorResponse(status, code, added) : unavailable(added),
      );
    });
    scope.post(
      '/api/:call/upload',
      {
        config: { kind: 'api' },
        bodyLimit: FILE_FORM_MAX_BYTES,
        onRequest: [sameSite, uploads.take],
      },
      forwardUpload,
    );
    scope.all('/api/*', { config: { kind: 'api' } }, forward);
  });
}
