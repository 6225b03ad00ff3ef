/** Makes builders whose results a schema has checked, so that they cannot drift from the contract. */
import type { z } from 'zod';

/** Builds a value from defaults and `overrides`. */
export type Builder<Value> = (overrides?: Partial<Value>) => Value;

/**
 * A builder over `defaults`, which gets a number that counts up with each value built.
 * What it builds throws a ZodError when the overrides break the schema.
 */
export function builder<Schema extends z.ZodObject>(
  schema: Schema,
  defaults: (number: number) => z.input<Schema>,
): Builder<z.infer<Schema>> {
  let built = 0;
  return (overrides = {}) => {
    built += 1;
    return schema.parse({ ...defaults(built), ...overrides });
  };
}
