/** The audit log of a folder store: `audit.jsonl`, one entry a line. */
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { unlessMissing } from '../base/errors.ts';

export const auditEntrySchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  /** A gateway writes `refuse` when it serves the old composition on; a store that finds a damaged record, `damaged`. */
  action: z.enum([
    'publish',
    'promote',
    'rollback',
    'remove',
    'prune',
    'refuse',
    'damaged',
    'schedule',
    'cancel',
    'preview',
    'canary',
    'take-back',
  ]),
  /** `cinema@0123456789abcdef`, several separated by spaces; of a damaged record, its file. */
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

/** Whether the last line is whole: one that a full disk has cut off would swallow the next. */
async function endsWithLine(file: string): Promise<boolean> {
  const log = await open(file).catch(unlessMissing(undefined));
  if (!log) return true;
  try {
    const { size } = await log.stat();
    const { buffer } = await log.read({ buffer: Buffer.alloc(1), position: Math.max(0, size - 1) });
    return size === 0 || buffer.toString() === '\n';
  } finally {
    await log.close();
  }
}

export async function appendEntry(file: string, entry: AuditEntry): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const line = `${JSON.stringify(auditEntrySchema.parse(entry))}\n`;
  const start = (await endsWithLine(file)) ? '' : '\n';
  await appendFile(file, start + line, { flush: true });
}

/** Oldest first. */
export async function readEntries(file: string): Promise<AuditEntry[]> {
  const text = await readFile(file, 'utf8').catch(unlessMissing(''));
  return text.split('\n').flatMap((line) => entryOf(line) ?? []);
}
