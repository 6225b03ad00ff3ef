/** Makes a render worker refuse server files that were changed after their release was published. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For each folder of server files, the hash (`sha384-…`) of each file by its path in the folder. */
export type ServerFiles = Record<string, Record<string, string>>;

/** Reads the file once, so that the checked bytes are the ones that run. */
function readVerified(file: string, integrity: string | undefined): Buffer {
  const bytes = readFileSync(file);
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${file} was changed after it was published`);
  return bytes;
}

/** Checks each module that is loaded from a folder of `serverFiles` from now on. */
export function verifyModules(serverFiles: ServerFiles): void {
  const folders = Object.entries(serverFiles).map(([folder, files]) => ({
    below: folder + sep,
    files,
  }));
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith('file:')) return nextLoad(url, context);
      const file = fileURLToPath(url);
      const release = folders.find(({ below }) => file.startsWith(below));
      if (!release) return nextLoad(url, context);
      const source = readVerified(file, release.files[file.slice(release.below.length)]);
      return { format: 'commonjs', source, shortCircuit: true };
    },
  });
}
