/** The API's responses as the gateway sends them. */
import type { ErrorCode } from '@mall/contracts';
import { LOW_EFFORT, MIN_BYTES } from '../encoding/encoded-body.ts';
import { PreparedResponse } from '../http/prepared-response.ts';
import type { ApiResponse, BufferedResponse } from './api-server.ts';

export type Headers = Readonly<Record<string, string | string[]>>;

export const isBuffered = (response: ApiResponse): response is BufferedResponse =>
  Buffer.isBuffer(response.body);

/** JSON and XML; images are compressed by their format. */
const COMPRESSIBLE = /^application\/(?:[\w.-]+\+)?(?:json|xml)\b/;

export const isCompressible = ({ headers }: ApiResponse): boolean =>
  COMPRESSIBLE.test(String(headers['content-type'])) && !headers['content-encoding'];

/** An error is stored nowhere, unless its own headers allow it. */
export const cacheRuleOf = (status: number): Headers =>
  status >= 400 ? { 'cache-control': 'no-store' } : {};

/** @param added further headers; the API's own, such as a stricter policy, take precedence. */
export function prepareResponse(response: BufferedResponse, added: Headers): PreparedResponse {
  const { status, headers, body } = response;
  const { date: _date, 'content-length': _length, ...own } = headers;
  const { etag } = own;
  const effort = isCompressible(response) && body.length >= MIN_BYTES ? LOW_EFFORT : undefined;
  if (typeof etag === 'string' && effort && !etag.startsWith('W/')) own.etag = `W/${etag}`;
  return new PreparedResponse({
    status,
    headers: { ...cacheRuleOf(status), ...added, ...own },
    body: { identity: body },
    effort,
  });
}

/** While no API can be reached: an error code that forms handle. */
export function unavailable(added: Headers): PreparedResponse {
  return errorResponse(503, 'api:unavailable', { 'retry-after': '5', ...added });
}

/** An error that the gateway finds before it calls an API, in the API's form. */
export function errorResponse(status: number, code: ErrorCode, added: Headers): PreparedResponse {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...added,
  };
  const identity = Buffer.from(JSON.stringify({ errors: [{ code }] }));
  return new PreparedResponse({ status, headers, body: { identity } });
}
