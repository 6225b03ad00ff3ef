import { isIP } from 'node:net';

/** An address with its port: `203.0.113.60:1001`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/**
 * The addresses of an `X-Forwarded-For` without ports: otherwise a proxy that forwards ports would make
 * each connection a client of its own, with a rate limit of its own. What comes before an entry that is
 * no address is dropped, because the client may have written it.
 */
export function forwardedAddresses(field: string): string {
  const addresses = field
    .split(',')
    .map((part) => part.trim())
    .map((part) => WITH_PORT.exec(part)?.slice(1).find(Boolean) ?? part);
  const lastInvalid = addresses.findLastIndex((address) => isIP(address) === 0);
  return addresses.slice(lastInvalid + 1).join(', ');
}
