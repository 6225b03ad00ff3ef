/** What a gateway decides on a composition. */
import { appNameSchema } from '@mall/contracts';
import { z } from 'zod';

const gatewayIdSchema = z.string().regex(/^[a-zA-Z0-9._-]{1,100}$/);

const refusalSchema = z.strictObject({
  app: appNameSchema,
  release: z.string().optional(),
  /** The page that became worse; left out when the composition does not start. */
  page: z.string().optional(),
  /** Message and position of the error, or the page's status. */
  error: z.string(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** A newer gateway may add fields. */
export const verdictSchema = z.object({
  revision: z.int().positive(),
  gateway: gatewayIdSchema,
  at: z.iso.datetime(),
  /** Why the gateway refuses the composition; empty when it accepts it. */
  refusals: z.array(refusalSchema),
  /** Pages that fail, as those of the composition before do. */
  inconclusive: z.array(z.string()).optional(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** Whether a composition with these verdicts is refused: by at least one gateway, and accepted by none. */
export function isRefused(verdicts: readonly Verdict[]): boolean {
  return verdicts.length > 0 && verdicts.every(({ refusals }) => refusals.length > 0);
}
