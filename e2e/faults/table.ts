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

/** One line for what all remotes have in common. */
function condensed(rows: readonly Row[]): string {
  const seen = new Set<string>();
  const shown = rows.flatMap((row) => {
    const kind = row.part.split('-')[1] ?? '';
    const [fault = '', side = '', , what = '', , , taken = ''] = cellsOf(row);
    const cells = [fault, side, kind, withoutTimes(what), taken];
    const isNew = !seen.has(cells.join());
    seen.add(cells.join());
    return isNew ? [cells] : [];
  });
  return lines([['Fault', 'Side', 'Part', 'Seen', 'Taken back'], ...shown]);
}

/** Renews the table of the page in `docs`. */
export async function writePage(rows: readonly Row[]): Promise<void> {
  const [text = ''] = (await readFile(PAGE, 'utf8')).split('\n| ');
  await writeFile(PAGE, `${text.trimEnd()}\n\n${condensed(rows)}\n`);
}
