/** Sends a ready answer for a route of Fastify. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyAnswer } from './ready-answer.ts';

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): FastifyReply {
  reply.hijack();
  answer.send(request.raw, reply.raw);
  return reply;
}
