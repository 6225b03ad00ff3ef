import { z } from 'zod';

type ColumnShape<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: z.ZodArray<Shape[Field]>;
};

/** The schema of `Columns` of rows. */
export function columnsSchema<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  const columns = Object.entries(shape).map(([field, schema]) => [field, z.array(schema)]);
  return z.object(Object.fromEntries(columns) as ColumnShape<Shape>);
}
