/** One request on its own connection; a kept one may be closed by then. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { TaskError } from '../repository.ts';
import type { RunningServer } from './sites.ts';

export interface Page {
  headers: IncomingHttpHeaders;
  /** As it was sent, compressed by brotli where the server does so. */
  body: Buffer;
}

/** @throws {TaskError} when the status is not 200: the figures would be those of an error page. */
export function getPage({ origin }: RunningServer, path: string): Promise<Page> {
  const options = { agent: false, headers: { 'accept-encoding': 'br' } };
  return new Promise((resolve, reject) => {
    request(origin + path, options, async (response) => {
      const { statusCode, headers } = response;
      const body = await buffer(response);
      if (statusCode === 200) resolve({ headers, body });
      else reject(new TaskError(`${origin}${path}: status ${statusCode} instead of 200`));
    })
      .once('error', reject)
      .end();
  });
}
