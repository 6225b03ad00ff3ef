/** Limits how long a part of a render may take, in the time that the render itself has used. */
import type { RendererOptions } from '@mall/contracts';

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
