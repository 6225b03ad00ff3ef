/** The audit log of a folder store: `audit.jsonl`, one entry a line. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unlessMissing } from '../system-error.ts';
import { type AuditEntry, auditEntrySchema } from './audit-entry.ts';

/** A line that a crash has cut off is no entry. */
function entryOf(line: string): AuditEntry | undefined {
  try {
    return auditEntrySchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

export class AuditLog {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async append(entry: AuditEntry): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    const line = `${JSON.stringify(auditEntrySchema.parse(entry))}\n`;
    await appendFile(this.#file, line, { flush: true });
  }

  /** Oldest first. */
  async entries(): Promise<AuditEntry[]> {
    const text = await readFile(this.#file, 'utf8').catch(unlessMissing(''));
    return text.split('\n').flatMap((line) => entryOf(line) ?? []);
  }
}
