/** Chooses the encoding of a response by the request's Accept-Encoding (RFC 9110, 12.5.3). */
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { EncodedBody } from './encoded-body.ts';

export type Encoding = keyof EncodedBody;

/** In the order of preference, where the client has none. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few distinct headers, so a header is parsed once. */
const parsed = new LRUCache<string, readonly Encoding[]>({ max: 100 });

function acceptedEncodings(header: string): readonly Encoding[] {
  const known = parsed.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const encodings = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  parsed.set(header, encodings);
  return encodings;
}

/** The encoding among `available` that the client prefers; `identity` when it accepts none. */
export function chooseEncoding(
  header: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding {
  if (!header) return 'identity';
  return acceptedEncodings(header).find((encoding) => available[encoding]) ?? 'identity';
}
