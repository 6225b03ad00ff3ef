/** A rendered page as it is cached and served. */
import type { RenderResult } from '@mall/contracts';
import { weakTagOf } from '../http/entity-tag.ts';
import type { RenderedPage } from '../render/messages.ts';

export interface Page extends RenderedPage {
  etag: string;
  /** Revision of the composition that rendered it. */
  revision: number;
}

export function toPage(rendered: RenderedPage, revision: number): Page {
  const { br, identity = Buffer.alloc(0) } = rendered.body;
  return { ...rendered, etag: weakTagOf(br ?? identity), revision };
}

/** A page is some seven times as long as its Brotli form; both and that by gzip may be kept. */
const IDENTITY_SHARE = 9;

/** Whether every part of the page was rendered. Other pages are not cached. */
export function isComplete({ status, failed }: Pick<RenderResult, 'status' | 'failed'>): boolean {
  return status < 500 && failed.length === 0;
}

/** Memory that a cached page takes, in bytes, estimated: its other forms are made later. */
export function pageBytes({ body }: Page): number {
  const { br, identity = Buffer.alloc(0) } = body;
  return (br ? IDENTITY_SHARE * br.length : Math.ceil(1.3 * identity.length)) + 1_000;
}
