/**
 * The upload form of a promotion, as a page without a script posts it to its own URL. It goes to the API
 * as it came: the API reads it, and says what was typed.
 */
import { type FormAnswer, UPLOAD_FORM, UPLOAD_MAX_BYTES, UPLOAD_QUERY_KEY } from '@mall/contracts';
import { pathOf } from '@mall/routing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { postToApi } from './post-to-api.ts';

const MULTIPART = 'multipart/form-data';
/** First part of the call's path. */
const CALL = /^[a-z0-9-]{1,120}$/;
/** The API reads the file, too. */
const API_TIMEOUT_MS = 25_000;

function callOf({ raw: { url = '' } }: FastifyRequest): string | undefined {
  const query = new URLSearchParams(url.slice(pathOf(url).length));
  const call = query.get(UPLOAD_QUERY_KEY) ?? '';
  return CALL.test(call) ? call : undefined;
}

/** Whether a page posts its upload form; known before the body is read. */
export function isUpload(request: FastifyRequest): boolean {
  const isMultipart = request.headers['content-type']?.startsWith(MULTIPART) ?? false;
  return isMultipart && callOf(request) !== undefined;
}

/** Lets the routes of `app` read such forms. */
export function takeUploads(app: FastifyInstance): void {
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer', bodyLimit: UPLOAD_MAX_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
}

/** Sends the form to the API. */
export async function sendUpload(request: FastifyRequest, apiOrigin: string): Promise<FormAnswer> {
  const answer = await postToApi({
    url: `${apiOrigin}/api/${callOf(request)}/upload`,
    headers: { 'content-type': request.headers['content-type'] ?? MULTIPART },
    body: new Uint8Array(request.body as Buffer<ArrayBuffer>),
    client: request.ip,
    timeoutMs: API_TIMEOUT_MS,
    log: request.log,
  });
  return { form: UPLOAD_FORM, path: pathOf(request.raw.url ?? ''), inputs: {}, ...answer };
}
