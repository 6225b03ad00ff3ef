/** Answers errors with codes: never a stack trace, never a 500 for a mistake of the request. */
import { type ApiErrorBody, apiErrorBodySchema } from '@mall/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** An error that is answered with this status and these codes. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly codes: readonly string[];

  constructor(statusCode: number, ...codes: string[]) {
    super(codes.join(', '));
    this.statusCode = statusCode;
    this.codes = codes;
  }
}

/**
 * The value, when there is one.
 * @throws {HttpError} 404 when it is undefined.
 */
export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new HttpError(404, 'not_found');
  return value;
}

/** What each call may answer besides its data, for the description of the API. */
export const errorResponses = {
  '4xx': apiErrorBodySchema,
  '5xx': apiErrorBodySchema,
} as const;

/** Codes by status for errors that Fastify finds before a call is reached. */
const CODES: Record<number, string> = {
  400: 'body:malformed',
  404: 'not_found',
  405: 'method:not_allowed',
  413: 'body:too_large',
  414: 'url:too_long',
  415: 'content-type:invalid',
};

/** The error handler of the whole server. An error may have headers, such as the range that a 416 names. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, codes } = statusAndCodes(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const { headers = {} } = error as { headers?: Record<string, string> };
  return reply.code(status).headers(headers).send(errorBody(codes));
}

/** The answer to a path without a route. */
export function answerUnknownRoute(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send(errorBody(['not_found']));
}

/** What `error` is answered with. */
function statusAndCodes(error: FastifyError): { status: number; codes: readonly string[] } {
  if (error instanceof HttpError) return { status: error.statusCode, codes: error.codes };
  const issues = issueCodes(error);
  if (issues.length > 0) return { status: 422, codes: issues };
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return { status: 503, codes: ['timeout'] };
  if (error.code === 'FST_ERR_BAD_URL') return { status: 400, codes: ['url:malformed'] };
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return { status: 500, codes: ['internal'] };
  return { status, codes: [CODES[status] ?? 'request:invalid'] };
}

/** Codes of the fields that a schema has refused; none for any other error. */
export function issueCodes(error: unknown): readonly string[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  const codes = error.validation.map(({ instancePath, message }) =>
    // `/query` → `query`
    issueCode(instancePath.split('/')[1], message),
  );
  return [...new Set(codes)];
}

/** The code of one issue; a body that is no object at all has no `field`. */
export function issueCode(field: PropertyKey | undefined, message: string | undefined): string {
  return `${String(field || 'body')}:${issueIn(message)}`;
}

/** The schema of a form names an issue by one word; zod's own messages are sentences. */
function issueIn(message: string | undefined): string {
  return message && /^[a-z_]+$/.test(message) ? message : 'invalid';
}

/** The body of an answer with these codes. */
export function errorBody(codes: readonly string[]): ApiErrorBody {
  return { errors: codes.map((code) => ({ code })) };
}
