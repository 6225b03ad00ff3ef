/** Sends what is prepared in memory before Fastify routes the request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../base/log.ts';
import type { Metrics, RequestKind } from '../base/metrics.ts';
import type { PreparedResponse } from './prepared-response.ts';

export interface PreparedSource {
  kind: RequestKind;
  /** How the URLs of its responses begin. */
  prefix: string;
  /** The response to a GET or HEAD; undefined when none is in memory. */
  find: (url: string, request: IncomingMessage) => PreparedResponse | undefined;
}

/** @returns whether a response was sent. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

export function fastPath(sources: readonly PreparedSource[], metrics: Metrics, log: Log): FastPath {
  const send: FastPath = (request, response) => {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const start = performance.now();
    const source = sources.find(({ prefix }) => url.startsWith(prefix));
    const prepared = source?.find(url, request);
    if (!source || !prepared?.isEncodedFor(headers['accept-encoding'])) return false;
    const status = prepared.send(request, response);
    metrics.request(source.kind, status, (performance.now() - start) / 1_000);
    return true;
  };
  // No error handler of Fastify runs here: an error would end the process.
  return (request, response) => {
    try {
      return send(request, response);
    } catch (err) {
      log.error({ err }, 'prepared response cannot be sent');
      if (response.headersSent) response.destroy();
      return response.headersSent;
    }
  };
}
