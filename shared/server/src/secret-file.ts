/** A file with a secret that is created once, for its owner alone. */
import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class SecretFileError extends Error {}

/**
 * Returns the text of `file`, and writes it with `create` when there is none. When several processes do so
 * at once, all of them return the first one's text.
 * @throws {SecretFileError} when that is not possible; it names `setting`, which needs no file.
 */
export function readOrCreateSecret(setting: string, file: string, create: () => string): string {
  try {
    if (!existsSync(file)) writeSecret(file, create());
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { message } = error as Error;
    throw new SecretFileError(
      `setting ${setting}: not set, and its file cannot be used (${message}); set it`,
    );
  }
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
