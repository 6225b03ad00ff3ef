/** A long list by the fields of its rows: as JSON of a page it is the shortest. Free of zod: browsers load it. */

export type Columns<Row> = { [Field in keyof Row]: Row[Field][] };

export function toColumns<Row extends object>(
  rows: readonly Row[],
  fields: readonly (keyof Row)[],
): Columns<Row> {
  const columns = fields.map((field) => [field, rows.map((row) => row[field])] as const);
  return Object.fromEntries(columns) as Columns<Row>;
}

/** The rows that `toColumns` was given. */
export function fromColumns<Row extends object>(columns: Columns<Row>): Row[] {
  const all = Object.entries<unknown[]>(columns);
  const rows = all[0]?.[1] ?? [];
  return rows.map(
    (_, index) => Object.fromEntries(all.map(([field, values]) => [field, values[index]])) as Row,
  );
}
