/** Sends a ready answer for a route of Fastify. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedResponse } from './prepared-response.ts';

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedResponse,
): FastifyReply {
  // Before the reply is given up, so that an answer that cannot be sent is still an error of the route.
  answer.send(request.raw, reply.raw);
  return reply.hijack();
}
