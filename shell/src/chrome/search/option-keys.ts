/** Which option of a list of suggestions a key leads to. */

/**
 * The place of the option that `key` makes active, undefined for a key that moves nothing.
 * Home and End belong to the text until an option is active.
 */
export function optionAfterKey(
  key: string,
  active: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === undefined ? count - 1 : (active + count - 1) % count;
  if (active === undefined) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
