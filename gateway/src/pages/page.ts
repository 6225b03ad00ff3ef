/** A rendered page as it is cached and served. */
import { createHash } from 'node:crypto';
import type { RenderResult } from '@mall/contracts';
import { bodyBytes, type EncodedBody, encodeBody } from '../encoding/encoded-body.ts';

export interface Page extends Omit<RenderResult, 'body'> {
  body: EncodedBody;
  etag: string;
  /** Revision of the composition that rendered it. */
  revision: number;
}

/** The visitor waits for this compression, so its effort is low. */
const EFFORT = { brotli: 5, gzip: 6 };

export async function toPage(result: RenderResult, revision: number): Promise<Page> {
  const { body: text, ...rest } = result;
  const identity = Buffer.from(text);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const body = await encodeBody(identity, EFFORT);
  return { ...rest, body, etag: `W/"${digest}"`, revision };
}

/** Whether every part of the page was rendered. Other pages are not cached. */
export function isComplete({ status, failed }: Pick<RenderResult, 'status' | 'failed'>): boolean {
  return status < 500 && failed.length === 0;
}

/** Memory that a cached page takes, in bytes, estimated. */
export function pageBytes({ body }: Page): number {
  return bodyBytes(body) + 1_000;
}
