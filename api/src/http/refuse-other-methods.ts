/** Refuses the methods that a call does not have. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

type Method = 'GET' | 'POST';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Responds with 405 and `Allow` to the methods that the calls at `url` do not have. */
export function refuseOtherMethods(
  api: FastifyInstance,
  url: string,
  allowed: readonly Method[],
): void {
  const refused = METHODS.filter((method) => !allowed.some((one) => one === method));
  const allow = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', allow.join(', '));
    throw new HttpError(405, 'method:not_allowed');
  };
  // In `onRequest`, so that the body is not looked at first.
  api.route({ method: refused, url, schema: { hide: true }, onRequest: refuse, handler: refuse });
}
