/** A rendered page as it is cached and served. */
import { createHash } from 'node:crypto';
import type { RenderResult } from '@mall/contracts';
import { encodeFor } from '../encoding/encode-on-demand.ts';
import type { EncodedBody } from '../encoding/encoded-body.ts';

export interface Page extends Omit<RenderResult, 'body'> {
  body: EncodedBody;
  etag: string;
  /** Revision of the composition that rendered it. */
  revision: number;
}

/** The visitor waits for this compression, so its effort is low. */
const EFFORT = { brotli: 5, gzip: 6 };

export function toPage(result: RenderResult, revision: number): Page {
  const { body: text, ...rest } = result;
  const identity = Buffer.from(text);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { ...rest, body: { identity }, etag: `W/"${digest}"`, revision };
}

/** Compresses the page as the client prefers it, unless that was done before. */
export function encodePage({ body }: Page, acceptEncoding: string | undefined): Promise<void> {
  return encodeFor(body, acceptEncoding, EFFORT);
}

/** Whether every part of the page was rendered. Other pages are not cached. */
export function isComplete({ status, failed }: Pick<RenderResult, 'status' | 'failed'>): boolean {
  return status < 500 && failed.length === 0;
}

/** Memory that a cached page takes, in bytes, estimated: its compressed forms are made later. */
export function pageBytes({ body }: Page): number {
  return Math.ceil(1.3 * body.identity.length) + 1_000;
}
