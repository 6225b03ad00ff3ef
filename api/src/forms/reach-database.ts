/** A form that cannot be stored is answered with a code on which the page keeps what was typed. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../server/errors.ts';

/**
 * Does `work` on the database.
 * @throws {HttpError} 503 when the database fails, with the reason in the log; an HttpError as it is.
 */
export async function reachDatabase<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HttpError) throw error;
    request.log.error({ err: error }, 'a form could not be stored');
    throw new HttpError(503, 'database:unavailable');
  }
}
