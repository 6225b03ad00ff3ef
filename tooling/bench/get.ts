/** One request on a connection of its own; a kept one may be closed by then. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { TaskError } from '../repository.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent, compressed by brotli where the server does so. */
  body: Buffer;
  /** Bytes of the body after decompression. */
  rawBytes: number;
}

export function get(url: string): Promise<Answer> {
  const options = { agent: false, headers: { 'accept-encoding': 'br' } };
  return new Promise((resolve, reject) => {
    request(url, options, async (answer) => {
      const { statusCode: status = 0, headers } = answer;
      const body = await buffer(answer);
      const isCompressed = headers['content-encoding'] === 'br';
      const rawBytes = isCompressed ? brotliDecompressSync(body).length : body.length;
      resolve({ status, headers, body, rawBytes });
    })
      .once('error', reject)
      .end();
  });
}

/**
 * The answer that a gateway is measured by.
 * @throws {TaskError} when it is no 200: the figures would be those of an error page.
 */
export async function getPage(
  { name, origin }: { name: string; origin: string },
  path: string,
): Promise<Answer> {
  const answer = await get(origin + path);
  if (answer.status === 200) return answer;
  throw new TaskError(`${name}: ${path} answered ${answer.status} instead of 200`);
}
