/** What the readers of CSV and JSON make of a programme file. */

export interface ProgrammeRow {
  value: unknown;
  /** The line of a field, from 1; without a field that of the row. */
  lineOf: (field?: string) => number;
}

export interface RowIssue {
  /** Where it is known. */
  line?: number;
  message: string;
}

/** The rows, or why they cannot be read. */
export type ReadRows = { rows: ProgrammeRow[] } | { issues: RowIssue[] };
