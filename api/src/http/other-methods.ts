/** Refuses the methods that a call does not have. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Responds with 405 and `Allow` to the other methods of every call that `addCalls` adds to `api`. */
export function refuseOtherMethods(api: FastifyInstance, addCalls: () => void): void {
  const allowed = new Map<string, string[]>();
  api.addHook('onRoute', ({ routePath, method }) => {
    allowed.set(routePath, [...(allowed.get(routePath) ?? []), ...[method].flat()]);
  });
  addCalls();
  // In a plugin, so that it runs after those in which some calls are added.
  api.register(async (scope) => {
    for (const [url, methods] of [...allowed]) {
      const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header('allow', methods.toSorted().join(', '));
        throw new HttpError(405, 'method:not_allowed');
      };
      const method = METHODS.filter((one) => !methods.includes(one));
      // In `onRequest`, so that the body is not looked at first.
      scope.route({ method, url, schema: { hide: true }, onRequest: refuse, handler: refuse });
    }
  });
}
