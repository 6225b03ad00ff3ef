/** The calls for gateways, operators and developers: readiness, health, and the description of the API. */
import { API_READINESS_PATH, readinessSchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, servedVersion } from '../content/calls/content-calls.ts';
import { errorResponses, HttpError } from '../http/errors.ts';

const healthSchema = z.object({
  data: z.object({ status: z.literal('ok'), version: z.string() }),
});

export interface ServiceContext extends ApiContext {
  isStopping: () => boolean;
}

/** By `/readyz` gateways choose an API and notice new content; `/healthz` is 503 until there is content. */
export function addServiceRoutes(api: FastifyInstance, context: ServiceContext): void {
  const add = (operationId: string, url: string, response: z.ZodType, data: () => unknown) =>
    api.route({
      ...{
        method: 'GET',
        url,
        schema: { operationId, response: { 200: response, ...errorResponses } },
      },
      handler: async () => ({ data: data() }),
    });
  add('readiness', API_READINESS_PATH, readinessSchema, () => {
    if (context.isStopping()) throw new HttpError(503, 'api:stopping');
    return { version: servedVersion(context) };
  });
  add('health', '/healthz', healthSchema, () => ({
    status: 'ok',
    version: servedVersion(context),
  }));
  api.route({
    ...{ method: 'GET', url: '/openapi.json', schema: { hide: true } },
    handler: async () => api.swagger(),
  });
}
