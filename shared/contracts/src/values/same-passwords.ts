/** The rule that two fields hold the same password; it is checked whatever the other fields hold. */
import type { z } from 'zod';

interface Passwords {
  password: string;
  password_confirmation: string;
}

/** `password_confirmation:invalid` for another password than `password`. */
export function samePasswords<Shape extends z.ZodType<Passwords>>(schema: Shape): Shape {
  return schema.refine(
    ({ password, password_confirmation }) => password === password_confirmation,
    {
      path: ['password_confirmation'],
      error: 'invalid',
      when: ({ value }) => isTypedTwice(value),
    },
  );
}

/** An empty field is `required`, and needs no second code. */
function isTypedTwice(value: unknown): boolean {
  const { password, password_confirmation } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [password, password_confirmation].every((one) => typeof one === 'string' && one !== '');
}
