/** The audit log, one entry a line. */
import { z } from 'zod';
import type { Storage } from './storage.ts';

const LOG = 'audit';

export const auditEntrySchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  /** A gateway writes `refuse` when it serves the old composition on. */
  action: z.enum([
    'publish',
    'promote',
    'rollback',
    'remove',
    'prune',
    'refuse',
    'schedule',
    'cancel',
    'preview',
    'canary',
    'take-back',
  ]),
  /** `cinema@0123456789abcdef`, several separated by spaces. */
  subject: z.string(),
  why: z.string().optional(),
  /** Teams whose apps somebody else has changed for them. */
  otherTeams: z.array(z.string()).optional(),
  fromRevision: z.int().nonnegative().optional(),
  toRevision: z.int().positive().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

function entryOf(line: string): AuditEntry | undefined {
  try {
    return auditEntrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

export function appendEntry(storage: Storage, entry: AuditEntry): Promise<void> {
  return storage.append(LOG, JSON.stringify(auditEntrySchema.parse(entry)));
}

/** Oldest first. */
export async function readEntries(storage: Storage): Promise<AuditEntry[]> {
  return (await storage.lines(LOG)).flatMap((line) => entryOf(line) ?? []);
}
