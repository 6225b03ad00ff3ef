/** The calls for operators and developers: health, and the description of the API. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, refuseOtherMethods, snapshotOf } from './api-scope.ts';

const healthSchema = z.object({
  data: z.object({ status: z.literal('ok'), version: z.string() }),
});

/** Adds `/healthz` (503 until there is content) and `/openapi.json`. */
export function addServiceRoutes(api: FastifyInstance, context: ApiContext): void {
  api.route({
    method: 'GET',
    url: '/healthz',
    schema: { operationId: 'health', response: { 200: healthSchema } },
    handler: async () => ({ data: { status: 'ok', version: snapshotOf(context).version } }),
  });
  refuseOtherMethods(api, '/healthz', ['GET']);
  api.route({
    method: 'GET',
    url: '/openapi.json',
    schema: { hide: true },
    handler: async () => api.swagger(),
  });
  refuseOtherMethods(api, '/openapi.json', ['GET']);
}
