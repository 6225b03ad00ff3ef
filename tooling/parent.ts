/** The process that started this one, when it keeps a channel to it. */

/** Calls `onEnd` when the parent is gone; waiting for that does not keep this process running. */
export function whenParentEnds(onEnd: () => void): void {
  if (!process.connected) return;
  process.once('disconnect', onEnd);
  process.channel?.unref();
}
