/** Sends what is ready in memory, without the work that other answers need. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics, RequestKind } from '../base/metrics.ts';
import type { PreparedResponse } from './prepared-response.ts';

export interface PreparedSource {
  kind: RequestKind;
  /** How the URLs of its answers begin. */
  prefix: string;
  /** The answer to a GET or HEAD; undefined when none is ready. */
  find: (url: string, request: IncomingMessage) => PreparedResponse | undefined;
}

/** @returns whether the request is answered. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param sources of several prefixes that fit, the first source counts. */
export function fastPath(sources: readonly PreparedSource[], metrics: Metrics): FastPath {
  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const start = performance.now();
    const source = sources.find(({ prefix }) => url.startsWith(prefix));
    const answer = source?.find(url, request);
    if (!source || !answer) return false;
    const status = answer.send(request, response);
    metrics.request(source.kind, status, (performance.now() - start) / 1_000);
    return true;
  };
}
