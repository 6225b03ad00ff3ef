/** Compresses bodies, in the thread pool of Node.js. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body in the encodings that it was sent in so far: one at least. */
export interface EncodedBody {
  identity?: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface Effort {
  brotli: number;
  gzip: number;
}

const decompressed = promisify(brotliDecompress);

/** No page comes near it; a render process runs the code of several teams. */
const MAX_DECOMPRESSED_BYTES = 32 * 1024 * 1024;

/** @throws when it is not Brotli or too long. */
export const decompress = (br: Buffer): Promise<Buffer> =>
  decompressed(br, { maxOutputLength: MAX_DECOMPRESSED_BYTES });

/** A smaller body fits into one packet either way. */
export const MIN_BYTES = 512;

export const compress = {
  br: (identity: Buffer, effort: Effort): Promise<Buffer> =>
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  gzip: (identity: Buffer, effort: Effort): Promise<Buffer> =>
    gzipped(identity, { level: effort.gzip }),
};
