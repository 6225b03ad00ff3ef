/** `/api/…`: calls to the APIs, wherever they run. */
import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_HEADER, UPLOAD_MAX_BYTES } from '@mall/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadySource } from '../http/fast-path.ts';
import type { ReadyAnswer } from '../http/ready-answer.ts';
import { sendReady } from '../http/send-ready.ts';
import type { UploadSemaphore } from '../http/upload-semaphore.ts';
import type { Preview } from '../pages/preview.ts';
import {
  encodeAnswer,
  errorAnswer,
  type Headers,
  isCompressible,
  readyAnswer,
  unavailable,
} from './answer.ts';
import type { ApiCall } from './api-server.ts';
import type { ApiServers } from './api-servers.ts';
import type { ContentAnswers } from './content-answers.ts';
import { isInternal } from './internal-api.ts';

/** As much as an API takes. */
const MAX_BODY_BYTES = 64 * 1024;

export interface ApiRoutesOptions {
  servers: Pick<ApiServers, 'call'>;
  content: ContentAnswers;
  preview: Pick<Preview, 'isOf'>;
  uploads: UploadSemaphore;
  /** Headers of every answer. */
  headers: () => Headers;
}

/** Codes of what the gateway finds, as the API has them. */
const CODES: Record<number, string> = { 413: 'body:too_large' };

/** The call that a request asks for. The API answers plain: compression is the gateway's. */
export function callOf({ method, url, headers, ip, body }: FastifyRequest): ApiCall {
  const { 'accept-encoding': _encodings, [PREVIEW_HEADER]: _preview, ...rest } = headers;
  return {
    method,
    path: url,
    headers: { ...rest, 'x-forwarded-for': ip },
    body: Buffer.isBuffer(body) ? body : undefined,
  };
}

/** The kept answers. */
export function readyContent(content: Pick<ContentAnswers, 'find'>): ReadySource {
  return {
    kind: 'api',
    prefix: '/api/',
    find: (url, { headers }) => content.find(url, languageOf(headers), headers['accept-encoding']),
  };
}

const languageOf = (headers: IncomingHttpHeaders) => headers['content-language'];

/** Bodies are read whole before a call begins, so that a slow client holds no connection to an API. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

export function addApiRoutes(
  app: FastifyInstance,
  { servers, content, preview, uploads, headers }: ApiRoutesOptions,
): void {
  /** A browser of staff, or a render for it. */
  const isPreview = ({ raw, headers: sent }: FastifyRequest) =>
    preview.isOf(sent) || (isInternal(raw) && sent[PREVIEW_HEADER] !== undefined);
  /** What a preview reads is kept nowhere. */
  const previewOf = async (request: FastifyRequest): Promise<ReadyAnswer> => {
    const call = callOf(request);
    const sent = { ...call.headers, [PREVIEW_HEADER]: '1' };
    const answer = await servers.call({ ...call, method: 'GET', headers: sent });
    answer.headers['cache-control'] = 'no-store';
    return readyAnswer(answer, { identity: answer.body }, headers());
  };
  const answerOf = async (request: FastifyRequest): Promise<ReadyAnswer> => {
    const { method, url } = request;
    const language = languageOf(request.headers);
    const encodings = request.headers['accept-encoding'];
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && isPreview(request)) return previewOf(request);
    if (isRead && content.keeps(url, language)) {
      return content.get(url, language, encodings);
    }
    // The length of a HEAD's answer is that of a GET.
    const answer = await servers.call({ ...callOf(request), ...(isRead && { method: 'GET' }) });
    const body = { identity: answer.body };
    if (isRead && isCompressible(answer)) await encodeAnswer(body, encodings);
    return readyAnswer(answer, body, headers());
  };

  const forward = async (request: FastifyRequest, reply: FastifyReply) =>
    sendReady(request, reply, await answerOf(request));

  app.register(async (scope) => {
    readBodies(scope);
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      const code = CODES[status] ?? 'body:malformed';
      const isFault = status >= 500;
      return sendReady(
        request,
        reply,
        isFault ? unavailable(headers()) : errorAnswer(status, code, headers()),
      );
    });
    scope.post(
      '/api/:call/upload',
      { config: { kind: 'api' }, bodyLimit: UPLOAD_MAX_BYTES, onRequest: uploads.take },
      forward,
    );
    scope.all('/api/*', { config: { kind: 'api' } }, forward);
  });
}
