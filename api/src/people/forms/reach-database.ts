/** Responds to a form that cannot be stored with a code; the page then keeps the visitor's input. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../http/errors.ts';

/**
 * Runs `work` on the database.
 * @throws {HttpError} 503 when the database fails, with the reason in the log; an HttpError as it is.
 */
export async function reachDatabase<Result>(
  request: Pick<FastifyRequest, 'log'>,
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
