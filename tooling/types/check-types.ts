/** The check of all types: a program for each place that code runs in, as `tsconfig.json` lists them. */

/** Arguments of `tsc`. More checkers would check the libraries again; more builders need more memory. */
export const CHECK_TYPES = [
  '--build',
  ...['--checkers', '1', '--builders', '2'],
  ...['--pretty', 'false'],
] as const;

/** Environment of `tsc`, a Go program: its collector runs seldom, which saves a fifth of its time. */
export const CHECK_TYPES_ENV = { GOGC: '400' } as const;

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
