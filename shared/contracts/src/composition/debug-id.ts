/**
 * The debug id of a web file of a release, as error reporting services use it to find a file's source
 * map (https://github.com/tc39/ecma426, proposal Debug ID). It follows from the file's URL, so neither the
 * files nor the pages carry it. Free of zod: the browser's error reporting computes it.
 */

/** FNV-1a, 32 bits, as 8 hexadecimal digits. */
function hash32(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * @param release the release's id: the first half of the debug id.
 * @param file the file's path below the release's web folder.
 */
export function debugId(release: string, file: string): string {
  const digits = release + hash32(file, 0x811c9dc5) + hash32(file, 0x9747b28c);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
