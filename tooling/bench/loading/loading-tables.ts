/** The figures as Markdown tables: milliseconds and thousands of bytes, medians of the rounds. */
import { median, medianRatio, table } from '../table.ts';
import { VARIANTS, type Variant } from '../variants/variants.ts';
import type { Visit } from './phone.ts';

/** The values of each variant, in the order of the rounds. */
export type ByVariant<Value> = Record<Variant, Value[]>;

export interface LoadingResult {
  /** First visits, by page. */
  visits: Record<string, ByVariant<Visit>>;
  /** Milliseconds, by the link that was followed. */
  navigations: Record<string, ByVariant<number>>;
  /** Visits after a release, with the files of an earlier visit in the cache, by page. */
  repeats: Record<string, ByVariant<Visit>>;
}

interface Column<Value> {
  title: string;
  read: (value: Value) => number;
  digits?: number;
}

const COLUMNS: readonly Column<Visit>[] = [
  { title: 'LCP', read: ({ lcp }) => lcp },
  { title: 'TBT', read: ({ tbt }) => tbt },
  { title: 'interactive', read: ({ interactive }) => interactive },
  { title: 'scripts, kB', read: ({ scripts }) => scripts / 1000, digits: 1 },
  { title: 'kB', read: ({ bytes }) => bytes / 1000, digits: 1 },
];

/** A row for each variant, and the product's ratio to each of the others: the median of the rounds'. */
function rowsOf<Value>(
  name: string,
  values: ByVariant<Value>,
  columns: readonly Column<Value>[],
): string[][] {
  const medians = VARIANTS.map((variant) => [
    name,
    variant,
    ...columns.map(({ read, digits = 0 }) => median(values[variant].map(read)).toFixed(digits)),
  ]);
  const ratios = (['monolith', 'naive'] as const).map((divisor) => [
    name,
    `**/ ${divisor}**`,
    ...columns.map(({ read }) => {
      const ratio = medianRatio(values.federated.map(read), values[divisor].map(read));
      return ratio?.toFixed(2) ?? '–';
    }),
  ]);
  return [...medians, ...ratios];
}

function tableOf<Value>(
  title: string,
  byName: Record<string, ByVariant<Value>>,
  columns: readonly Column<Value>[],
): string {
  const rows = Object.entries(byName).flatMap(([name, values]) => rowsOf(name, values, columns));
  return table([title, 'variant', ...columns.map((column) => column.title)], rows);
}

export const loadingTables = ({ visits, navigations, repeats }: LoadingResult): string[] => [
  tableOf('first visit', visits, COLUMNS),
  tableOf('followed link', navigations, [{ title: 'ms', read: (time) => time }]),
  tableOf('visit after a release', repeats, COLUMNS),
];
