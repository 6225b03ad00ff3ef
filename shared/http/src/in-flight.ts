/** Counts the requests under way: the global loading flag is true while it is above zero. */
type Listener = () => void;

let count = 0;
const listeners = new Set<Listener>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

export const inFlight = {
  /** Number of requests under way. */
  count: (): number => count,
  /** Calls `listener` after each change; returns how to stop that. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Counts `work` as one request until it settles. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    change(1);
    try {
      return await work();
    } finally {
      change(-1);
    }
  },
};
