/** Checks content against the table of rules. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { ReadContent } from '../read-folder.ts';
import { below, type Field, fieldsAt } from './fields.ts';
import {
  ORDERS,
  type OrderRule,
  REFERENCES,
  type ReferenceRule,
  UNIQUE,
  type UniqueRule,
} from './rules.ts';

export function checkRules(read: ReadContent): ContentIssue[] {
  return [
    ...UNIQUE.flatMap((rule) => repeated(read, rule)),
    ...REFERENCES.flatMap((rule) => unknown(read, rule)),
    ...ORDERS.flatMap((rule) => backwards(read, rule)),
  ];
}

const fieldsOf = (read: ReadContent, addresses: readonly string[]) =>
  addresses.flatMap((address) => fieldsAt(read, address));

const issueAt = ({ file, path }: Field, message: string): ContentIssue => ({ file, path, message });

function repeated(
  read: ReadContent,
  { fields, perFile, key = String }: UniqueRule,
): ContentIssue[] {
  const first = new Map<string, Field>();
  return fieldsOf(read, fields).flatMap((field) => {
    const name = `${perFile ? field.file : ''} ${key(String(field.value))}`;
    const other = first.get(name);
    if (!other) first.set(name, field);
    return other ? [issueAt(field, `"${field.value}" ${placeOf(read, other, field)}`)] : [];
  });
}

function placeOf({ sources }: ReadContent, other: Field, { file }: Field): string {
  const line = `line ${sources.get(other.file)?.lineOf(other.path)}`;
  const place = other.file === file ? line : `${other.file}, ${line},`;
  return `is in ${place} already; it must be unique`;
}

function unknown(read: ReadContent, { from, to, noun, issue }: ReferenceRule): ContentIssue[] {
  const [file = ''] = to.split(' ');
  if (!read.files.has(file)) return [];
  const known = new Set(fieldsAt(read, to).map(({ value }) => value));
  return fieldsOf(read, from)
    .filter(({ value }) => !known.has(value))
    .map((field) => issueAt(field, `"${field.value}" ${issue ?? `is no ${noun} in ${file}`}`));
}

function backwards(read: ReadContent, { of, first, last, firstIsEnd }: OrderRule): ContentIssue[] {
  return fieldsOf(read, of).flatMap((object) => {
    const [start] = below(object, first);
    const [end] = below(object, last);
    if (!start || !end) return [];
    const from = firstIsEnd ? endOf(start.value) : start.value;
    if (!isAfter(from, end.value)) return [];
    return [issueAt(end, `${end.value} is before ${first} (${from})`)];
  });
}

/** The moment, or the end of the day. */
const endOf = (moment: unknown) => (String(moment).includes(' ') ? moment : `${moment} 24:00`);

/** A last day without a time lasts to its end. */
function isAfter(start: unknown, end: unknown): boolean {
  if (typeof start === 'number' && typeof end === 'number') return start > end;
  return String(start).slice(0, String(end).length) > String(end);
}
