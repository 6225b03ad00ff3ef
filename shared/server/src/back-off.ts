export interface BackOffLimits {
  firstMs: number;
  maxMs: number;
}

/**
 * Exponential back-off: the pause before the next attempt, in milliseconds.
 * @param failures how many attempts failed in a row; the first failure is 1.
 */
export function backOffMs(failures: number, { firstMs, maxMs }: BackOffLimits): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1));
}
