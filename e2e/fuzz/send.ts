/** Sends a request as it is, which `fetch` would correct, and judges the response. */
import { request } from 'node:http';
import type { FuzzRequest } from './requests.ts';

export interface FuzzResponse {
  status: number;
  location: string | undefined;
  body: string;
}

/** No response takes longer, not even on a machine that does other work too. */
const MAX_WAIT_MS = 20_000;

/**
 * On a new connection: a server closes the one of a request that it cannot read.
 * @throws {Error} when no whole response comes in time.
 */
export function send(origin: string, { method, path, headers, body }: FuzzRequest) {
  return new Promise<FuzzResponse>((resolve, reject) => {
    const sent = request(
      origin,
      {
        agent: false,
        method,
        path,
        // Without a length, Node sends a body after GET or HEAD that is a request in itself.
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        signal: AbortSignal.timeout(MAX_WAIT_MS),
      },
      (response) => {
        let text = '';
        const { statusCode: status = 0 } = response;
        response.setEncoding('latin1').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status, location: response.headers.location, body: text }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    // With an `Expect` field, Node has sent the headers already.
    if (body === undefined && !sent.headersSent) {
      sent.removeHeader('content-length');
      sent.removeHeader('transfer-encoding');
    }
    sent.end(body);
  });
}

/** A line of a stack, or a file of the server. */
const STACK = /\n\s+at \S+ ?\(|\bat (?:async )?\S+ \(?(?:file:|node:|\/)|node_modules\//;

/** Describes what no response may contain; undefined for a correct response. */
export function failureOf({ status, location, body }: FuzzResponse): string | undefined {
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`;
  const stack = STACK.exec(body);
  if (stack) return `a stack: ${body.slice(stack.index, stack.index + 300)}`;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return undefined;
}
