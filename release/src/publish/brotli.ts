/** Web files compressed once, when they are published, as far as brotli goes. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseFiles } from '../store/release-store.ts';

const compress = promisify(brotliCompress);

const TEXT = /^web\/.*\.(?:js|css|svg|json)$/;

/** Where the release holds the brotli form of a web file: `web/a.js` is in `br/a.js`. */
export function brotliPath(webPath: string): string {
  return webPath.replace(/^web\//, 'br/');
}

/** The brotli forms of `files`, by path; what brotli does not make smaller is left out. */
export async function brotliFiles(files: ReleaseFiles): Promise<ReleaseFiles> {
  const texts = [...files].filter(([path]) => TEXT.test(path));
  const compressed = await Promise.all(
    texts.map(
      async ([path, bytes]): Promise<[string, Buffer]> => [
        brotliPath(path),
        await compress(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
      ],
    ),
  );
  return new Map(
    compressed.filter(([, { length }], index) => length < (texts[index]?.[1].length ?? 0)),
  );
}
