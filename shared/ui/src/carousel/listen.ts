/** Event listeners that come and go together. */

/** Adds a listener for each event type; the returned function removes them all. */
export function listen(
  target: EventTarget,
  handlers: Readonly<Record<string, (event: Event) => void>>,
): () => void {
  const entries = Object.entries(handlers);
  for (const [type, handler] of entries) target.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) target.removeEventListener(type, handler);
  };
}
