/** A file with a secret that is created once, for its owner alone. */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The text of `file`, which `create` writes when there is none. Of several processes, the first wins. */
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
