/** An answer of the API as the gateway sends it. */
import type { ErrorCode } from '@mall/contracts';
import { encodeFor, type PartlyEncoded } from '../encoding/encode-on-demand.ts';
import { MIN_BYTES } from '../encoding/encoded-body.ts';
import { PreparedResponse } from '../http/prepared-response.ts';
import type { ApiResponse, BufferedResponse } from './api-server.ts';

export type Headers = Readonly<Record<string, string | string[]>>;

export const isWhole = (answer: ApiResponse): answer is BufferedResponse =>
  Buffer.isBuffer(answer.body);

const EFFORT = { brotli: 5, gzip: 6 };

const isJson = ({ headers }: ApiResponse): boolean =>
  String(headers['content-type']).startsWith('application/json');

/** Whether the answer is compressed for clients: images are by their format. */
export const isCompressible = (answer: ApiResponse): boolean =>
  isJson(answer) && !answer.headers['content-encoding'];

/** Compresses the body of a compressible answer as the client prefers it, unless that was done before. */
export function encodeResponse(body: PartlyEncoded, acceptEncoding: string | undefined) {
  return encodeFor(body, acceptEncoding, EFFORT);
}

/** @param added further headers; the API's own win, because its pages without scripts have a stricter policy. */
export function prepareResponse(
  answer: ApiResponse,
  body: PartlyEncoded,
  added: Headers,
): PreparedResponse {
  const { status, headers } = answer;
  const { date: _date, 'content-length': _length, ...own } = headers;
  const { etag } = own;
  const isLong = (body.identity?.length ?? 0) >= MIN_BYTES;
  const hasForms = isCompressible(answer) && isLong;
  if (typeof etag === 'string' && hasForms && !etag.startsWith('W/')) own.etag = `W/${etag}`;
  return new PreparedResponse({ status, headers: { ...added, ...own }, body });
}

/** The answer while no API can be reached: an error code that forms handle. */
export function unavailable(added: Headers): PreparedResponse {
  return errorResponse(503, 'api:unavailable', { 'retry-after': '5', ...added });
}

/** An error that the gateway finds before it calls an API, as an API would answer it. */
export function errorResponse(status: number, code: ErrorCode, added: Headers): PreparedResponse {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...added,
  };
  const identity = Buffer.from(JSON.stringify({ errors: [{ code }] }));
  return new PreparedResponse({ status, headers, body: { identity } });
}
