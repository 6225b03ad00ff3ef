/** Coded errors of the API: `{ "errors": [ { "code": "email:invalid" } ] }`. */
import { z } from 'zod';

const apiErrorSchema = z.object({
  /** `<field>:<fault>`, for instance `email:invalid`, or a plain fault such as `not_found`. */
  code: z.string(),
  /** For the developer who reads the answer; never shown to a visitor. */
  message: z.string().optional(),
});

export const apiErrorBodySchema = z.object({ errors: z.array(apiErrorSchema).min(1) });
export type ApiErrorBody = z.infer<typeof apiErrorBodySchema>;
