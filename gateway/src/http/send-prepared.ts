/** Sends a prepared response from a route of Fastify. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedResponse } from './prepared-response.ts';

export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedResponse,
): Promise<FastifyReply> {
  await prepared.encodeFor(request.headers['accept-encoding']);
  // Before `hijack`, so that an error is still an error of the route.
  prepared.send(request.raw, reply.raw);
  return reply.hijack();
}
