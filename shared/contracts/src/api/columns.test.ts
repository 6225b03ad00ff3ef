import { z } from 'zod';
import { fromColumns, toColumns } from './columns.ts';
import { columnsSchema } from './columns-schema.ts';

const rows = [
  { slug: 'one', floors: [1, 2], name: null },
  { slug: 'two', floors: [], name: 'Two' },
];
const FIELDS = ['slug', 'floors', 'name'] as const;
const schema = columnsSchema(
  z.object({ slug: z.string(), floors: z.array(z.int()), name: z.string().nullable() }),
);

test('a list by columns is read as the same rows', () => {
  const columns = toColumns(rows, FIELDS);
  expect(columns).toEqual({ slug: ['one', 'two'], floors: [[1, 2], []], name: [null, 'Two'] });
  expect(schema.parse(columns)).toEqual(columns);
  expect(fromColumns(columns)).toEqual(rows);
});

test('an empty list has all columns', () => {
  const columns = toColumns([] as typeof rows, FIELDS);
  expect(columns).toEqual({ slug: [], floors: [], name: [] });
  expect(fromColumns(columns)).toEqual([]);
});

test('a column with a wrong value, or none, is refused', () => {
  expect(schema.safeParse({ ...toColumns(rows, FIELDS), slug: [1] }).success).toBe(false);
  expect(schema.safeParse({ slug: [], floors: [] }).success).toBe(false);
});
