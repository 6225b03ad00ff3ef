/** Revalidation of cached responses: ETag, 304 and the caching headers. */
import { createHash } from 'node:crypto';
import { isNotModified } from '@mall/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An `onSend` hook: sets the ETag, and responds with 304 when the client has the same content. A response
 * with a `cache-control` of its own stays as it is.
 */
export async function revalidate(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.hasHeader('cache-control')) return payload;
  reply.header('vary', 'Content-Language');
  const mayRevalidate = request.method === 'GET' || request.method === 'HEAD';
  // The response to a form is for its sender alone.
  reply.header('cache-control', mayRevalidate ? 'no-cache' : 'no-store');
  if (!mayRevalidate || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
  reply.header('etag', etag);
  if (!isNotModified(request.headers, etag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  // Fastify's routes of HEAD take no null.
  return request.method === 'HEAD' ? '' : null;
}
