/** Graceful shutdown: on a signal, or when the parent process is gone. */

export interface CloseOptions {
  /** After this time the process exits with 1 although `close` has not resolved. */
  timeoutMs: number;
  /** Called when `close` rejects. */
  onError?: (error: unknown) => void;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs `close` once on SIGTERM, SIGINT, SIGHUP or the parent's end, then exits: with 0, or with 1
 * when `close` rejects. Further signals are ignored: from a terminal Ctrl-C reaches each process of
 * the group, and the parent sends another signal.
 */
export function closeOnSignal(
  close: () => Promise<void>,
  { timeoutMs, onError }: CloseOptions,
): void {
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      onError?.(error);
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, end);
  if (!process.connected) return;
  process.once('disconnect', end);
  // Waiting for the parent must not keep this process running.
  process.channel?.unref();
}
