/** The bodies of all responses of the API, and the call that only gateways make. */
import { z } from 'zod';

/** Wraps a schema in the envelope that every response has: `{ "data": … }`. */
export function envelope<Schema extends z.ZodType>(data: Schema) {
  return z.object({ data });
}

/** Paging of a list, beside its `data`. */
export const listMetaSchema = z.object({ total: z.int(), page: z.int(), pages: z.int() });

const apiErrorSchema = z.object({
  /** `<field>:<issue>`, for instance `email:invalid`, or one word such as `not_found`. */
  code: z.string(),
  /** For the developer who reads the response; never shown to a visitor. */
  message: z.string().optional(),
});

export const apiErrorBodySchema = z.object({
  errors: z.array(apiErrorSchema).min(1),
  /** What was typed, in the response to a form with a file from a page without a script. */
  inputs: z.record(z.string(), z.string()).optional(),
});

/** Below `/api`. 503 before there is content, and from the start of a planned stop. */
export const API_READINESS_PATH = '/readyz';

/**
 * `version` changes whenever the content changes; the gateway drops its pages on it. `contract` changes
 * with the contract; APIs of older sources have none.
 */
export const readinessSchema = envelope(
  z.object({ version: z.string(), contract: z.string().optional() }),
);

/** Below `/api`: the fields of every call and form. */
export const API_CONTRACT_PATH = '/contract';
