/** Ends the process in good order: on a signal, or when the process that started it is gone. */

/** Runs `close` once on SIGTERM, SIGINT or the parent's end, then exits. */
export function endWith(close: () => Promise<void>): void {
  let isClosing = false;
  const end = () => {
    if (isClosing) return;
    isClosing = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (process.connected) process.once('disconnect', end);
}
