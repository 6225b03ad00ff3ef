/** Coded errors of the API: `{ "errors": [ { "code": "email:invalid" } ] }`. */
import { z } from 'zod';

const apiErrorSchema = z.object({
  /** `<field>:<issue>`, for instance `email:invalid`, or one word such as `not_found`. */
  code: z.string(),
  /** For the developer who reads the answer; never shown to a visitor. */
  message: z.string().optional(),
});

export const apiErrorBodySchema = z.object({
  errors: z.array(apiErrorSchema).min(1),
  /** What was typed, in the response to a form with a file from a page without a script. */
  inputs: z.record(z.string(), z.string()).optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorBodySchema>;
