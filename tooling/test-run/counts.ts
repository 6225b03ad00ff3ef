/** How many checks and tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

/** One check that passed or failed as a whole. */
export function oneCheck(passed: boolean): Counts {
  return passed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** A runner that ended badly without a failed test has failed itself: that counts as one. */
export function withCrash(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? add(counts, oneCheck(false)) : counts;
}

/** `3 passed, 0 failed`, and `, 1 skipped` when any was. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
