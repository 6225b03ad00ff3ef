/** Lets clients keep answers and ask whether they still hold: ETag, 304 and the caching headers. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An `onSend` hook: marks each answer, and replaces one that the client has by 304. */
export async function revalidate(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  reply.header('vary', 'Content-Language');
  reply.header('cache-control', 'no-cache');
  const mayRevalidate = request.method === 'GET' || request.method === 'HEAD';
  if (!mayRevalidate || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  reply.header('etag', tag);
  if (!namesTag(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}

/** Whether `If-None-Match` holds the tag; weak comparison, as RFC 9110 asks for here. */
function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((value) => opaque(value) === opaque(tag));
}
