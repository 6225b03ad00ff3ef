/** The caching headers of responses. Gateways revalidate them for their clients. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An `onSend` hook. It changes no response that has a `cache-control` header. */
export async function addCachingHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.hasHeader('cache-control')) return payload;
  reply.header('vary', 'Content-Language');
  const mayRevalidate = request.method === 'GET' || request.method === 'HEAD';
  // The response to a form is for its sender alone.
  reply.header('cache-control', mayRevalidate ? 'no-cache' : 'no-store');
  if (mayRevalidate && reply.statusCode === 200 && typeof payload === 'string') {
    reply.header('etag', `W/"${createHash('sha1').update(payload).digest('base64url')}"`);
  }
  return payload;
}
