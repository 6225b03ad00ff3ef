/**
 * Compresses a page in the process that renders it. The gateway gets a seventh of the bytes: large
 * buffers make its collector run more often than anything else does.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { RenderResult } from '@mall/contracts';
import type { RenderedPage } from './messages.ts';

/**
 * A visitor waits for this compression: quality 6 takes more time for 0.3 % fewer bytes. Quality 3 takes
 * a third of the time for a tenth more, which every visitor would load until the page is rendered again.
 */
const QUALITY = 5;
/** Most pages fit into it, so that the compressor's output is not copied. */
const CHUNK_BYTES = 64 * 1024;
/** Most pages fit into this window, for which Brotli has smaller tables: a seventh less time for the same bytes. */
const MIN_WINDOW_BITS = 16;
/** Of a window Brotli uses so many bytes less (RFC 7932, section 9.1). */
const WINDOW_GAP_BYTES = 16;

/** A window that holds the whole page: a shorter one finds less. */
function windowBits(bytes: number): number {
  const needed = Math.ceil(Math.log2(bytes + WINDOW_GAP_BYTES));
  return Math.min(Math.max(needed, MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

function brotli(identity: Buffer): Buffer {
  return brotliCompressSync(identity, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
    },
  });
}

/** Many times what a page takes. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The page with its body compressed by Brotli, unless it has none.
 * @throws {Error} when it is too long, as a page of a broken loop is.
 */
export function encodePage({ body, ...rest }: RenderResult): RenderedPage {
  const identity = Buffer.from(body);
  if (identity.length > MAX_BYTES)
    throw new Error(`a page of ${identity.length} bytes is too long`);
  return { ...rest, body: identity.length > 0 ? { br: brotli(identity) } : { identity } };
}
