/** Figures of the benchmark: medians, and tables in Markdown. */

/** The median; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 0 ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}

/** The median of the ratios of each pair; undefined when a divisor is 0. */
export function medianRatio(
  values: readonly number[],
  divisors: readonly number[],
): number | undefined {
  const ratios = values.map((value, index) => value / (divisors[index] || Number.NaN));
  return ratios.some(Number.isNaN) ? undefined : median(ratios);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return [titles, titles.map(() => '---'), ...rows].map(row).join('\n');
}
