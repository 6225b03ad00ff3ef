/** A page as it is requested, cached and served. */
import {
  cookieLanguage,
  DEFAULT_LANGUAGE,
  type FormResponse,
  type Language,
  type RenderResult,
} from '@mall/contracts';
import { weakTagOf } from '../http/prepared-response.ts';
import type { RenderedPage } from '../render/messages.ts';

export interface PageRequest {
  /** Path and query, starting with one `/`. */
  url: string;
  /** The default language when the visitor has none stored: both get the same page. */
  storedLanguage: Language;
  /** For a form that the page has posted: such a page is one visitor's. */
  formResponse?: FormResponse;
  /** For the smoke test: campaigns that have not begun are shown. */
  preview?: boolean;
}

export interface Page extends RenderedPage {
  etag: string;
  /** The name of the composition. */
  composition: string;
}

const MAX_CACHED_QUERY_LENGTH = 200;
/** A page is some seven times as long as its Brotli form; both and that by gzip may be kept. */
const IDENTITY_SHARE = 9;

export function readPageRequest(
  url: string,
  { cookie }: { cookie?: string | undefined },
): PageRequest {
  return { url, storedLanguage: cookieLanguage(cookie) ?? DEFAULT_LANGUAGE };
}

/** A page for one visitor or for the smoke test is rendered for each request. */
export function isPrivate({ formResponse, preview }: PageRequest): boolean {
  return formResponse !== undefined || preview === true;
}

/** A page with a long query is not cached: it would fill the memory and be requested once. */
export function isCacheable(request: PageRequest): boolean {
  const [, query = ''] = request.url.split(/\?(.*)/s);
  return !isPrivate(request) && query.length <= MAX_CACHED_QUERY_LENGTH;
}

export function toPage(rendered: RenderedPage, composition: string): Page {
  const { br, identity = Buffer.alloc(0) } = rendered.body;
  return { ...rendered, etag: weakTagOf(br ?? identity), composition };
}

/** Whether every part of the page was rendered. Other pages are not cached. */
export function isComplete({ status, failed }: Pick<RenderResult, 'status' | 'failed'>): boolean {
  return status < 500 && failed.length === 0;
}

/** Memory that a cached page takes, in bytes, estimated: its other forms are made later. */
export function pageBytes({ body }: Page): number {
  const { br, identity = Buffer.alloc(0) } = body;
  return (br ? IDENTITY_SHARE * br.length : Math.ceil(1.3 * identity.length)) + 1_000;
}
