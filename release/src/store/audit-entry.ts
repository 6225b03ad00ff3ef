/** One line of the audit log: who did what to the live site, when and why. */
import { z } from 'zod';

export const auditEntrySchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  /** A gateway writes `refuse` when it serves the old composition on; a store that finds a damaged record, `damaged`. */
  action: z.enum(['publish', 'promote', 'rollback', 'remove', 'prune', 'refuse', 'damaged']),
  /** `cinema@0123456789abcdef`, several separated by spaces; of a damaged record, its file. */
  subject: z.string(),
  why: z.string().optional(),
  fromRevision: z.int().nonnegative().optional(),
  toRevision: z.int().positive().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
