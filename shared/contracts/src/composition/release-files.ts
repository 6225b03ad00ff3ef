/** Names that follow from a release's id. Free of zod: browsers load this module. */

/**
 * The global name of a release's federation container, for the build, the browser and the render
 * worker. It contains the release, so that two releases of an app never collide.
 */
export function containerName(app: string, release: string): string {
  return `mall_${app.replaceAll('-', '_')}_${release}`;
}

/** The web files in this folder are named by a hash of their content. */
export const CONTENT_FOLDER = 'content/';

/** The URL of a web file of a release; one that is named by its content has the same in each release. */
export function releaseFileUrl(app: string, id: string, file: string): string {
  return file.startsWith(CONTENT_FOLDER) ? `/js/${app}/${file}` : `/js/${app}/${id}/${file}`;
}

/** FNV-1a, 32 bits, as 8 hexadecimal digits. */
function hash32(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * The debug id of a web file, by which error reporting services find its source map
 * (https://github.com/tc39/ecma426, proposal Debug ID). It follows from the file's URL, so neither the
 * files nor the pages carry it.
 * @param release the release's id: the first half of the debug id.
 * @param file the file's path below the release's web folder.
 */
export function debugId(release: string, file: string): string {
  const digits = release + hash32(file, 0x811c9dc5) + hash32(file, 0x9747b28c);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
