/** The rows of a programme in JSON: a list of screenings. */
import { ContentSource } from '../../base/content-source.ts';
import { messageOf } from '../../base/log.ts';
import type { ReadRows, RowIssue } from './programme-row.ts';

export function jsonRows(text: string): ReadRows {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value))
      return { issues: [{ line: 1, message: 'is no list of screenings' }] };
    const source = new ContentSource(text);
    return {
      rows: value.map((row: unknown, index) => ({
        value: row,
        lineOf: (field) => source.lineOf(field ? `${index}.${field}` : `${index}`),
      })),
    };
  } catch (error) {
    return { issues: [syntaxIssue(messageOf(error))] };
  }
}

/** Names the line as other issues do. */
function syntaxIssue(text: string): RowIssue {
  const [place, line] = / at position \d+(?: \(line (\d+) column \d+\))?/.exec(text) ?? [];
  if (!place || !line) return { message: text };
  return { line: Number(line), message: text.replace(place, '') };
}
