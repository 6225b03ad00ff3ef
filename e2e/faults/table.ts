/** The table of a drill: in full on the terminal, and in `docs/faults.md` with the remotes together. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FAULTS } from './faults.ts';

export interface Row {
  fault: string;
  side: 'browser' | 'server';
  /** `cinema-page` */
  part: string;
  /** What the visitor saw, and for how long. */
  seen: string;
  during: string;
  logged: string;
  /** What was taken back, or where the app is disabled. */
  taken: string;
  issues: string[];
}

const PAGE = path.resolve(import.meta.dirname, '../../docs/faults.md');
const TITLES = ['fault', 'side', 'part', 'seen', 'for', 'logged', 'taken back', 'issues'];

const cellsOf = ({ fault, side, part, seen, during, logged, taken, issues }: Row): string[] => [
  ...[FAULTS[fault]?.title ?? fault, side, part, seen, during, logged || '–', taken || '–'],
  issues.join('; ') || '–',
];

function lines(table: readonly string[][]): string {
  const cells = table.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const [titles = [], ...rows] = cells;
  const asLine = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [asLine(titles), asLine(titles.map(() => '---')), ...rows.map(asLine)].join('\n');
}

export const fullTable = (rows: readonly Row[]) => lines([TITLES, ...rows.map(cellsOf)]);

/** Seconds that a machine's load changes are no news. */
const withoutTimes = (text: string) => text.replace(/,? ?\b\d+(\.\d+)? s$/, '');

/** One line for the faults of a side that end alike for all remotes. */
function condensed(rows: readonly Row[]): string {
  const lists = Map.groupBy(rows, ({ side, fault }) => `${side} ${fault}`);
  const ends = [...lists.values()].map((list) => {
    const distinct = (texts: readonly string[]) => [...new Set(texts)].sort().join(' / ') || '–';
    const seen = (kind: string) =>
      distinct(list.flatMap((row) => (row.part.endsWith(kind) ? withoutTimes(row.seen) : [])));
    const taken = distinct(list.map((row) => row.taken).filter(Boolean));
    const [{ side = '', fault = '' } = {}] = list;
    return { title: FAULTS[fault]?.title ?? fault, end: [side, seen('page'), seen('slot'), taken] };
  });
  const alike = Map.groupBy(ends, ({ end }) => end.join());
  const shown = [...alike.values()].map((list) => [
    list.map(({ title }) => title).join(', '),
    ...(list[0]?.end ?? []),
  ]);
  return lines([['Faults', 'Side', 'Page', 'Slot', 'Taken back'], ...shown]);
}

/** Renews the table of the page in `docs`. */
export async function writePage(rows: readonly Row[]): Promise<void> {
  const [text = ''] = (await readFile(PAGE, 'utf8')).split('\n| ');
  await writeFile(PAGE, `${text.trimEnd()}\n\n${condensed(rows)}\n`);
}
