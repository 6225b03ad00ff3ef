/** Web files compressed once, when they are published, as far as brotli goes. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseFiles } from '../store/releases.ts';

const compress = promisify(brotliCompress);

const TEXT = /^web\/.*\.(?:js|css|svg|json)$/;

/** Where the release holds the brotli form of a web file: `web/a.js` is in `br/a.js`. */
export function brotliPath(webPath: string): string {
  return webPath.replace(/^web\//, 'br/');
}

function compressed(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The brotli forms of `files`, by path; what brotli does not make smaller is left out. */
export async function brotliFiles(files: ReleaseFiles): Promise<ReleaseFiles> {
  const texts = [...files].filter(([path]) => TEXT.test(path));
  const forms = await Promise.all(
    texts.map(async ([path, bytes]): Promise<[string, Buffer][]> => {
      const form = await compressed(bytes);
      return form.length < bytes.length ? [[brotliPath(path), form]] : [];
    }),
  );
  return new Map(forms.flat());
}
