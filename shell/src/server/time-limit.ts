/** Limits how long a part of a render may take, in the time that the render itself has used. */
import type { RendererOptions } from '@mall/contracts';
import { type Api, ApiError } from '@mall/http';

export class LateError extends Error {
  override name = 'LateError';
}

/** @throws {LateError} when `work` takes too long; its signal is aborted then. */
export type TimeLimit = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

export function timeLimit(
  { startTimer }: Pick<RendererOptions, 'startTimer'>,
  timeoutMs: number,
): TimeLimit {
  return async (work) => {
    const late = new AbortController();
    const { promise, reject } = Promise.withResolvers<never>();
    const cancel = startTimer(timeoutMs, () => {
      const error = new LateError(`not loaded within ${timeoutMs} ms`);
      reject(error);
      late.abort(error);
    });
    return Promise.race([promise, work(late.signal)]).finally(cancel);
  };
}

/** Fails calls that take too long, so that only their part of the page is left out. */
export function timelyApi(api: Api, limit: TimeLimit): Api {
  return {
    ...api,
    get: (call, params, signal) =>
      limit((late) => api.get(call, params, signal ? AbortSignal.any([signal, late]) : late)).catch(
        (error: unknown) => {
          throw error instanceof LateError ? new ApiError(call, 0, [], error) : error;
        },
      ),
  };
}
