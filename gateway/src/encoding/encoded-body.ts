/** Bodies in the encodings that clients accept, each made when it is first asked for. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { SingleFlight } from '@mall/server';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unbrotli = promisify(brotliDecompress);

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

/** For what a visitor waits for. */
export const LOW_EFFORT: Effort = { brotli: 5, gzip: 6 };
/** For what is compressed once and sent often. */
export const HIGH_EFFORT: Effort = { brotli: 9, gzip: 9 };
/** A smaller body fits into one packet either way. */
export const MIN_BYTES = 512;
/** No page comes near it; a render process runs the code of several teams. */
const MAX_DECOMPRESSED_BYTES = 4 * 1024 * 1024;

/** @throws when it is not Brotli or too long. */
async function identityOf({ identity, br }: EncodedBody): Promise<Buffer> {
  if (identity) return identity;
  return br ? unbrotli(br, { maxOutputLength: MAX_DECOMPRESSED_BYTES }) : Buffer.alloc(0);
}

const compress = {
  identity: async (identity: Buffer) => identity,
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

export type Encoding = keyof EncodedBody;

/** In the order of preference, where the client has none. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few distinct headers, so a header is parsed once. */
const accepted = new LRUCache<string, readonly Encoding[]>({
  max: 100,
  memoMethod: (header) => {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    return negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  },
});

/** The encoding among `available` that the client prefers; `identity` when it accepts none. */
export function chooseEncoding(
  header: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding {
  if (!header) return 'identity';
  return accepted.memo(header).find((encoding) => available[encoding]) ?? 'identity';
}

const ALL = { br: true, gzip: true, identity: true };
const running = new WeakMap<EncodedBody, SingleFlight<void>>();

function wantedEncoding({ identity }: EncodedBody, acceptEncoding: string | undefined): Encoding {
  const isSmall = identity !== undefined && identity.length < MIN_BYTES;
  return isSmall ? 'identity' : chooseEncoding(acceptEncoding, ALL);
}

/** Whether the body has the form that the client prefers. */
export function isEncodedFor(body: EncodedBody, acceptEncoding: string | undefined): boolean {
  return body[wantedEncoding(body, acceptEncoding)] !== undefined;
}

/** Adds the form that the client prefers to the body. Concurrent calls share the work. */
export async function encodeFor(
  body: EncodedBody,
  acceptEncoding: string | undefined,
  effort: Effort,
): Promise<void> {
  if (isEncodedFor(body, acceptEncoding)) return;
  const encoding = wantedEncoding(body, acceptEncoding);
  const forms = running.get(body) ?? new SingleFlight();
  running.set(body, forms);
  await forms.run(encoding, async () => {
    body[encoding] = await compress[encoding](await identityOf(body), effort);
  });
}
