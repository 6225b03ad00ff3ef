/** A form that cannot be stored is answered with a code on which the page keeps what was typed. */
import type { FastifyRequest } from 'fastify';
import { ApiFault } from '../server/errors.ts';

/**
 * Does `work` on the database.
 * @throws {ApiFault} 503 when the database fails; the reason is in the log.
 */
export async function reachDatabase<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    request.log.error({ err: error }, 'a form could not be stored');
    throw new ApiFault(503, 'database:unavailable');
  }
}
