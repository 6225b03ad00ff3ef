/** Header fields that a proxy passes on. */

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Fields of one connection (RFC 9110, 7.6.1), and `Expect`, which the gateway handles itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Without the fields of one connection and those that `Connection` names. Names are in lower case. */
export function endToEndHeaders(headers: Headers): Record<string, string | string[]> {
  const named = String(headers.connection ?? '').toLowerCase();
  const dropped = new Set(named.split(',').map((name) => name.trim()));
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || HOP_BY_HOP.has(name) || dropped.has(name)
      ? []
      : [[name, typeof value === 'string' ? value : [...value]] as const],
  );
  return Object.fromEntries(kept);
}
