/** Calls of an S3 bucket: the few that every kind of server has. */
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import pLimit from 'p-limit';
import { z } from 'zod';
import { ReleaseError } from '../base/errors.ts';

/** What hangs is given up; a bucket that is away must not hold a gateway. */
const TIMEOUT_MS = 5_000;
const CALLS_AT_ONCE = 16;

export interface BucketOptions {
  /** Origin of the server, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Of all keys, with a slash at its end, or empty. */
  prefix: string;
  accessKey: string;
  secretKey: string;
}

export interface ListedObject {
  key: string;
  /** Milliseconds since it was written, by the server's clock. */
  age: number;
}

/** The server does not respond, or with an error. It is temporary, so no gateway decides anything for good because of it. */
export class BucketError extends ReleaseError {
  override name = 'BucketError';
}

interface BufferedResponse {
  response: Response;
  body: Buffer;
}

const listed = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string(), LastModified: z.string() })).default([]),
    CommonPrefixes: z.array(z.object({ Prefix: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
const parser = new XMLParser({
  isArray: (name) => name === 'Contents' || name === 'CommonPrefixes',
  parseTagValue: false,
});

export class BucketClient {
  readonly #client: AwsClient;
  readonly #options: BucketOptions;
  readonly #limit = pLimit(CALLS_AT_ONCE);

  constructor(options: BucketOptions) {
    this.#options = options;
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = options;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  nameOf(key: string): string {
    const { bucket, prefix } = this.#options;
    return `s3://${bucket}/${prefix}${key}`;
  }

  async get(key: string): Promise<Buffer | undefined> {
    const received = await this.#call('GET', key);
    return received.response.status === 404 ? undefined : this.#ok(received, key).body;
  }

  async exists(key: string): Promise<boolean> {
    const received = await this.#call('HEAD', key);
    return received.response.status !== 404 && this.#ok(received, key).response.ok;
  }

  /** Writes an object, over an older one too. */
  async replace(key: string, body: string | Uint8Array): Promise<void> {
    this.#ok(await this.#call('PUT', key, { body }), key);
  }

  /** @returns the status of a `PUT` that creates; 412 when the key exists. */
  async putNew(key: string, body: string): Promise<number> {
    const headers = { 'if-none-match': '*' };
    const received = await this.#call('PUT', key, { body, headers });
    const { status } = received.response;
    if (![409, 412].includes(status)) this.#ok(received, key);
    return status;
  }

  async remove(key: string): Promise<void> {
    const received = await this.#call('DELETE', key);
    if (received.response.status !== 404) this.#ok(received, key);
  }

  /** All objects whose keys begin with `start`; with `delimiter`, the names of folders at this level, too. */
  async list(
    start: string,
    delimiter = '',
  ): Promise<{ objects: ListedObject[]; folders: string[] }> {
    const { prefix } = this.#options;
    const objects: ListedObject[] = [];
    const folders: string[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start, delimiter });
      if (token) query.set('continuation-token', token);
      const { response, body } = this.#ok(await this.#call('GET', '', {}, query), start);
      const now = Date.parse(response.headers.get('date') ?? '');
      const { ListBucketResult: page } = listed.parse(parser.parse(body.toString()));
      for (const { Key, LastModified } of page.Contents) {
        objects.push({ key: Key.slice(prefix.length), age: now - Date.parse(LastModified) });
      }
      for (const { Prefix } of page.CommonPrefixes) folders.push(Prefix.slice(prefix.length));
      token = page.NextContinuationToken;
    } while (token);
    return { objects, folders };
  }

  async #call(
    method: string,
    key: string,
    init: { body?: string | Uint8Array; headers?: Record<string, string> } = {},
    query?: URLSearchParams,
  ): Promise<BufferedResponse> {
    const { endpoint, bucket, prefix } = this.#options;
    const path = query ? `?${query}` : `/${encodeURI(prefix + key)}`;
    try {
      return await this.#limit(async () => {
        // Starts here: the wait for other calls does not count.
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const options = { ...init, method } as RequestInit;
        const request = await this.#client.sign(`${endpoint}/${bucket}${path}`, options);
        // The signal of a `Request` is lost when that object is collected.
        const response = await fetch(request, { signal });
        return { response, body: Buffer.from(await response.arrayBuffer()) };
      });
    } catch (error) {
      const reason =
        (error as Error).name === 'TimeoutError' ? 'no response in time' : 'no response';
      throw new BucketError(`${method} ${this.nameOf(key)}: ${reason}`, { cause: error });
    }
  }

  /** The body of an error has a code such as `RequestTimeTooSkewed`. */
  #ok(received: BufferedResponse, key: string): BufferedResponse {
    const { response, body } = received;
    if (response.ok) return received;
    const [, code = ''] = /<Code>(\w+)/.exec(body.toString()) ?? [];
    const status = `${response.status} ${code}`.trim();
    throw new BucketError(`${this.nameOf(key)}: the bucket responds with ${status}`);
  }
}
