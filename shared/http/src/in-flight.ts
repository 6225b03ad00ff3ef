/** Counts the requests in flight: the global loading flag is true while the count is above zero. */
type Listener = () => void;

let count = 0;
const listeners = new Set<Listener>();

function changeCount(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

export const inFlight = {
  count: (): number => count,
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Counts `work` as one request until it settles. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    changeCount(1);
    try {
      return await work();
    } finally {
      changeCount(-1);
    }
  },
};
