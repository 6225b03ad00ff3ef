/** Lets a render worker run no server file of a release but those that are as they were published. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** By the folder of a release's server files: `sha384-…` of each file, by its path below the folder. */
export type ServerFiles = Record<string, Record<string, string>>;

/** The bytes that are checked are the bytes that run: the file is read once. */
function readVerified(file: string, integrity: string | undefined): Buffer {
  const bytes = readFileSync(file);
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${file} was changed after it was published`);
  return bytes;
}

/** From here on each module that is loaded from a folder of `serverFiles` is checked first. */
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
