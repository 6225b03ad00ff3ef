/** A body in every encoding that it is served in, as buffers. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface EncodedBody {
  identity: Buffer;
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

/** In the thread pool of Node.js. */
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

/**
 * Compresses `identity` once; an encoding that saves nothing is left out.
 * @param stored its brotli form, where that was made before
 */
export async function encodeBody(
  identity: Buffer,
  effort: Effort,
  stored?: Buffer,
): Promise<EncodedBody> {
  if (identity.length < MIN_BYTES) return { identity };
  const [br, gz] = await Promise.all([
    stored ?? compress.br(identity, effort),
    compress.gzip(identity, effort),
  ]);
  if (br.length >= identity.length) return { identity };
  return { identity, br, gzip: gz };
}

/** Memory that the body takes. */
export function bodyBytes({ identity, br, gzip: gz }: EncodedBody): number {
  return identity.length + (br?.length ?? 0) + (gz?.length ?? 0);
}
