/** The loads as a table of medians and ratios. */
import { median, medianRatio } from '../median.ts';
import { table } from '../table.ts';
import { VARIANTS, type Variant } from '../variants/variants.ts';
import type { PageLoads } from './measure-loading.ts';
import { KINDS, type Visit } from './visit.ts';

interface Column {
  title: string;
  read: (visit: Visit) => number;
  digits?: number;
}

/** Thousands of bytes. */
const kilobytes = (bytes: number) => bytes / 1000;

const COLUMNS: readonly Column[] = [
  { title: 'FCP', read: ({ fcp }) => fcp },
  { title: 'LCP', read: ({ lcp }) => lcp },
  { title: 'TBT', read: ({ tbt }) => tbt },
  { title: 'CLS', read: ({ cls }) => cls, digits: 3 },
  { title: 'root', read: ({ root }) => root },
  { title: 'interactive', read: ({ interactive }) => interactive },
  { title: 'hydrated', read: ({ hydrated }) => hydrated },
  { title: 'waiting', read: ({ waiting }) => waiting },
  ...KINDS.map((kind) => ({
    title: kind,
    read: ({ bytes }: Visit) => kilobytes(bytes[kind]),
    digits: 1,
  })),
  { title: 'total', read: ({ totalBytes }) => kilobytes(totalBytes), digits: 1 },
  { title: 'requests', read: ({ requests }) => requests },
];

function variantRow({ page, visits }: PageLoads, variant: Variant): string[] {
  const cells = COLUMNS.map(({ read, digits = 0 }) =>
    median(visits[variant].map(read)).toFixed(digits),
  );
  return [page, variant, ...cells, visits[variant].at(-1)?.lcpElement ?? ''];
}

function ratioRow({ page, visits }: PageLoads, divisor: Variant): string[] {
  const cells = COLUMNS.map(({ read }) => {
    const ratio = medianRatio(visits.federated.map(read), visits[divisor].map(read));
    return ratio?.toFixed(2) ?? '–';
  });
  return [page, `**/ ${divisor}**`, ...cells, ''];
}

/** A Markdown table: milliseconds and thousands of bytes, medians; ratios are medians of each round's. */
export function loadingTable(loads: readonly PageLoads[]): string {
  const titles = ['page', 'variant', ...COLUMNS.map(({ title }) => title), 'LCP element'];
  const rows = loads.flatMap((page) => [
    ...VARIANTS.map((variant) => variantRow(page, variant)),
    ratioRow(page, 'monolith'),
    ratioRow(page, 'naive'),
  ]);
  return table(titles, rows);
}
