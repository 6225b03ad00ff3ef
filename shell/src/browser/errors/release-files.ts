/** What the URLs in an error's stack tell: the app that owns the code, and the source maps of its files. */
import { debugId } from '@mall/contracts';

const RELEASE_FILE = /\/js\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([^?#]+)/;

/** App and release of the first file that belongs to one. @param files the innermost first. */
export function codeOwner(files: readonly string[]): { app: string; release: string } | undefined {
  for (const file of files) {
    const [, app, release] = RELEASE_FILE.exec(file) ?? [];
    if (app && release) return { app, release };
  }
  return undefined;
}

export function debugImages(files: readonly string[]) {
  return [...new Set(files)].flatMap((url) => {
    const [, , release, file] = RELEASE_FILE.exec(url) ?? [];
    if (!release || !file) return [];
    return { type: 'sourcemap' as const, code_file: url, debug_id: debugId(release, file) };
  });
}
