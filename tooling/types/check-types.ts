/** The check of all types: a program for each place that code runs in, as `tsconfig.json` lists them. */
import { globSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Arguments of `tsc`. More checkers would check the libraries again; more builders need more memory. */
export const CHECK_TYPES = [
  '--build',
  ...['--checkers', '1', '--builders', '2'],
  ...['--pretty', 'false'],
] as const;

/** Environment of `tsc`, a Go program: its collector runs seldom, which saves a fifth of its time. */
export const CHECK_TYPES_ENV = { GOGC: '400' } as const;

const RECORDS = '.cache/types';

function fileTime(root: string): Date {
  const file = path.join(root, RECORDS, 'check-started');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  return statSync(file).mtime;
}

/**
 * Runs `check`, in which `tsc` checks programs of `root`. It skips a source that is older than its record. A
 * source that is saved during a check is older than that check's record and yet not in it, so the record
 * gets the time at which the check began.
 */
export async function datingBack<Result>(
  root: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const startedAt = fileTime(root);
  const result = await check();
  for (const name of globSync(`${RECORDS}/*.tsbuildinfo`, { cwd: root })) {
    const record = path.join(root, name);
    // An older one is of a program that was not checked.
    if (statSync(record).mtime > startedAt) utimesSync(record, startedAt, startedAt);
  }
  return result;
}

export interface TypeIssue {
  text: string;
  file: string;
  line: string;
  column: string;
  /** `error TS2322: …`; further lines explain it. */
  message: string;
}

const ERROR = /^(\S[^(\n]*)\((\d+),(\d+)\): (error TS\d+: .*(?:\n .*)*)/gm;

/** The errors in what `tsc` wrote. A file that several programs import has its errors in each: they count once. */
export function typeIssues(output: string): TypeIssue[] {
  const unique = new Map(
    [...output.matchAll(ERROR)].map(([text, file = '', line = '', column = '', message = '']) => [
      text,
      { text, file, line, column, message },
    ]),
  );
  return [...unique.values()];
}
