/** Names the source map of each file in an error's stack, as Sentry's events do: by its debug id. */
import { debugId } from '@mall/contracts';

interface DebugImage {
  type: 'sourcemap';
  code_file: string;
  debug_id: string;
}

const FILE_OF_RELEASE = /\/js\/[a-z][a-z0-9-]*\/([0-9a-f]{16})\/([^?#]+)/;

/** @param files URLs of an error's stack; those that belong to no release are left out. */
export function debugImages(files: readonly string[]): DebugImage[] {
  return [...new Set(files)].flatMap((url) => {
    const [, release, file] = FILE_OF_RELEASE.exec(url) ?? [];
    if (!release || !file) return [];
    return { type: 'sourcemap' as const, code_file: url, debug_id: debugId(release, file) };
  });
}
