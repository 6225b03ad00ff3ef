/** Adds `/changes`: when each item of the content was last changed. */
import { API_CHANGES_PATH, contentChangesAnswerSchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../content/calls/content-calls.ts';
import { snapshotOf } from '../content/snapshot/current-snapshot.ts';
import { errorResponses } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';

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
