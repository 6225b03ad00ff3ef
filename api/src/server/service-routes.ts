/** The calls for gateways, operators and developers: readiness, health, contract and description of the API. */
import { createHash } from 'node:crypto';
import {
  API_CONTRACT_PATH,
  API_READINESS_PATH,
  apiContract,
  contractSchema,
  envelope,
  readinessSchema,
} from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { servedVersion } from '../content/calls/content-calls.ts';
import type { ApiContext } from '../content/snapshot/live-content.ts';
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
  const contract = apiContract();
  const contractId = createHash('sha256').update(JSON.stringify(contract)).digest('base64url');
  add('contract', API_CONTRACT_PATH, envelope(contractSchema), () => contract);
  add('readiness', API_READINESS_PATH, readinessSchema, () => {
    if (context.isStopping()) throw new HttpError(503, 'api:stopping');
    return { version: servedVersion(context), contract: contractId };
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
