/** The calls for operators and developers: health, and the description of the API. */
import {
  API_CHANGES_PATH,
  API_READINESS_PATH,
  contentChangesAnswerSchema,
  readinessSchema,
} from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ApiContext, servedVersion } from '../content/calls/content-calls.ts';
import { snapshotOf } from '../content/snapshot/live-content.ts';
import { errorResponses, HttpError } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';

const healthSchema = z.object({
  data: z.object({ status: z.literal('ok'), version: z.string() }),
});

export interface ServiceContext extends ApiContext {
  /** Whether the process is about to stop. */
  isStopping: () => boolean;
}

/** Adds `/readyz`, by which gateways choose an API and notice new content. */
function addReadiness(api: FastifyInstance, context: ServiceContext): void {
  api.route({
    method: 'GET',
    url: API_READINESS_PATH,
    schema: { operationId: 'readiness', response: { 200: readinessSchema, ...errorResponses } },
    handler: async () => {
      if (context.isStopping()) throw new HttpError(503, 'api:stopping');
      return { data: { version: servedVersion(context) } };
    },
  });
  refuseOtherMethods(api, API_READINESS_PATH, ['GET']);
}

/** Adds `/readyz`, `/healthz` (503 until there is content) and `/openapi.json`. */
export function addServiceRoutes(api: FastifyInstance, context: ServiceContext): void {
  addReadiness(api, context);
  api.route({
    method: 'GET',
    url: '/healthz',
    schema: { operationId: 'health', response: { 200: healthSchema } },
    handler: async () => ({ data: { status: 'ok', version: servedVersion(context) } }),
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

export function addChangeRoute(api: FastifyInstance, context: ApiContext): void {
  api.route({
    method: 'GET',
    url: API_CHANGES_PATH,
    schema: {
      operationId: 'changes',
      response: { 200: contentChangesAnswerSchema, ...errorResponses },
    },
    handler: async () => ({ data: snapshotOf(context).changes }),
  });
  refuseOtherMethods(api, API_CHANGES_PATH, ['GET']);
}
