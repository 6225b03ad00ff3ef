import { isIP } from 'node:net';

/** An address with its port: `203.0.113.60:1001`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/**
 * The addresses of an `X-Forwarded-For`, without ports and without what is no address. Otherwise a proxy
 * that forwards ports would make each connection a client of its own, with a rate limit of its own.
 */
export function forwardedAddresses(field: string): string {
  return field
    .split(',')
    .map((part) => part.trim())
    .map((part) => WITH_PORT.exec(part)?.slice(1).find(Boolean) ?? part)
    .filter((address) => isIP(address) !== 0)
    .join(', ');
}
