/** Keeps a number of slow jobs from running all at once. */

/** A function that runs jobs, at most `limit` at a time, in the order they came. */
export function createQueue(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  const takePlace = async () => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leavePlace = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    await takePlace();
    try {
      return await job();
    } finally {
      leavePlace();
    }
  };
}
