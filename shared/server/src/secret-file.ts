/** A file with a secret that is created once, for its owner alone. */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns the text of `file`, and writes it with `create` when there is none. When several processes do so
 * at once, all of them return the first one's text.
 */
export function readOrCreateSecret(file: string, create: () => string): string {
  if (!existsSync(file)) writeSecret(file, create());
  return readFileSync(file, 'utf8').trim();
}

function writeSecret(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600 });
  try {
    // Whole or not at all.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
