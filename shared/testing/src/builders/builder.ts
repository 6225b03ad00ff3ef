import { imageSetSchema } from '@mall/contracts';
import type { z } from 'zod';

/**
 * Returns a function that builds a value from `defaults` and overrides; `defaults` gets a number that
 * counts up with each value.
 * @throws {ZodError} when a built value breaks the schema, so that builders cannot drift from the contract.
 */
export function builder<Schema extends z.ZodObject>(
  schema: Schema,
  defaults: (number: number) => z.input<Schema>,
): (overrides?: Partial<z.infer<Schema>>) => z.infer<Schema> {
  let built = 0;
  return (overrides = {}) => {
    built += 1;
    return schema.parse({ ...defaults(built), ...overrides });
  };
}

/** An image with its 1x and its 2x file. */
export const anImageSet = builder(imageSetSchema, (number) => ({
  '1x': `/media/image-${number}.jpg`,
  '2x': `/media/image-${number}@2x.jpg`,
  width: 800,
  height: 600,
  alt: `Image ${number}`,
}));
