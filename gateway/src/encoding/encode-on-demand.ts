/** Makes the forms of a body that clients ask for, each when it is first asked for. */
import { SingleFlight } from '../base/single-flight.ts';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import { compress, decompress, type Effort, type EncodedBody, MIN_BYTES } from './encoded-body.ts';

const ALL = { br: true, gzip: true, identity: true };
const running = new WeakMap<EncodedBody, SingleFlight<void>>();

function wantedEncoding({ identity }: EncodedBody, acceptEncoding: string | undefined): Encoding {
  const isSmall = identity !== undefined && identity.length < MIN_BYTES;
  return isSmall ? 'identity' : chooseEncoding(acceptEncoding, ALL);
}

async function identityOf({ identity, br }: EncodedBody): Promise<Buffer> {
  if (identity) return identity;
  return br ? decompress(br) : Buffer.alloc(0);
}

/** Whether the body has the form that the client prefers. */
export function isEncodedFor(body: EncodedBody, acceptEncoding: string | undefined): boolean {
  return body[wantedEncoding(body, acceptEncoding)] !== undefined;
}

async function add(body: EncodedBody, encoding: Encoding, effort: Effort): Promise<void> {
  const identity = await identityOf(body);
  body[encoding] = encoding === 'identity' ? identity : await compress[encoding](identity, effort);
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
  await forms.run(encoding, () => add(body, encoding, effort));
}
