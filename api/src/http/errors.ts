/** Responds to errors with codes: never with a stack trace, never with a 500 for an invalid request. */
import { apiErrorBodySchema, ERROR_CODES, type ErrorCode } from '@mall/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';

export class HttpError extends Error {
  readonly statusCode: number;
  readonly codes: readonly ErrorCode[];

  constructor(statusCode: number, ...codes: ErrorCode[]) {
    super(codes.join(', '));
    this.statusCode = statusCode;
    this.codes = codes;
  }
}

/** @throws {HttpError} 404 for undefined. */
export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new HttpError(404, 'not_found');
  return value;
}

/** What each call may respond besides its data, for the description of the API. */
export const errorResponses = {
  '4xx': apiErrorBodySchema,
  '5xx': apiErrorBodySchema,
} as const;

/** Codes by status for errors that Fastify finds before a call is reached. */
const CODES: Record<number, ErrorCode> = {
  400: 'body:malformed',
  404: 'not_found',
  405: 'method:not_allowed',
  413: 'body:too_large',
  414: 'url:too_long',
  415: 'content-type:invalid',
};

/** The error handler of the whole server. An error may have headers, such as the range that a 416 names. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, codes } = statusAndCodes(error);
  // Gateways keep asking an API that stops whether it is ready: that is no failure.
  const isFailure = status >= 500 && !codes.includes('api:stopping');
  if (isFailure) request.log.error({ err: error }, 'request failed');
  const { headers = {} } = error as { headers?: Record<string, string> };
  return reply.code(status).headers(headers).send(errorBody(codes));
}

function statusAndCodes(error: FastifyError): { status: number; codes: readonly ErrorCode[] } {
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
export function issueCodes(error: unknown): readonly ErrorCode[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  const codes = error.validation.map(({ instancePath, message }) =>
    // `/query` → `query`
    issueCode(instancePath.split('/')[1], message),
  );
  return [...new Set(codes)];
}

/** The code of one issue; a body that is no object at all has no `field`. */
export function issueCode(field: PropertyKey | undefined, message: string | undefined): ErrorCode {
  const name = String(field || 'body');
  if (message === 'required') return `${name}:required`;
  // The schema of a form names an issue by a word of the catalogue; zod's own messages are sentences.
  const code = `${name}:${message}`;
  return isCatalogued(code) ? code : `${name}:invalid`;
}

const isCatalogued = (code: string): code is keyof typeof ERROR_CODES =>
  Object.hasOwn(ERROR_CODES, code);

export function errorBody(codes: readonly ErrorCode[]): z.output<typeof apiErrorBodySchema> {
  return { errors: codes.map((code) => ({ code })) };
}
