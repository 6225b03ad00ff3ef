export interface BackOffLimits {
  firstMs: number;
  maxMs: number;
}

/** The pause in milliseconds before the next attempt. @param failures attempts that failed in a row, from 1. */
export function backOffMs(failures: number, { firstMs, maxMs }: BackOffLimits): number {
  return Math.min(maxMs, firstMs * 2 ** (failures - 1));
}
