/** Pages as responses. */
import { isComplete, type Page } from '../composition/page.ts';
import { LOW_EFFORT } from '../encoding/encoded-body.ts';
import { PreparedResponse } from '../http/prepared-response.ts';
import type { PostedForm } from './form-posts.ts';

type Headers = Readonly<Record<string, string>>;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** A page that shows a refused form has the status of the refusal. */
function refusalOf({ formResponse: { status }, retryAfter }: PostedForm) {
  if (status === 0) return { status: 503, retryAfter: '5' };
  return status < 400 ? {} : { status, retryAfter };
}

const PRIVATE = { 'cache-control': 'private, max-age=0, must-revalidate' };

export interface Audience {
  /** For one visitor alone. */
  isOwn?: boolean;
  /** Visitors get different compositions. */
  isVaried?: boolean;
  setCookie?: string | undefined;
  posted?: PostedForm | undefined;
}

export function pageResponse(page: Page, common: Headers, audience: Audience): PreparedResponse {
  const { isOwn = false, isVaried = false, setCookie, posted } = audience;
  const { headers, body, etag, composition, variesByLanguage } = page;
  const refusal = posted && page.status === 200 ? refusalOf(posted) : {};
  const { status = page.status, retryAfter } = refusal;
  const cookies = [headers['set-cookie'] ?? [], setCookie ?? []].flat();
  return new PreparedResponse({
    status,
    headers: {
      ...common,
      ...PAGE_HEADERS,
      ...headers,
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
      // A shared cache must not store one visitor's cookie.
      ...(cookies.length > 0 && headers['cache-control'] !== 'no-store' && PRIVATE),
      'x-composition': composition,
      ...((variesByLanguage || isVaried) && { vary: 'Cookie' }),
      ...(!isComplete(page) && { 'cache-control': 'no-store' }),
      ...(isOwn && { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }),
      ...(status === 200 && !isOwn && { etag }),
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
    body,
    effort: LOW_EFFORT,
  });
}

const prepared = {
  same: new WeakMap<Page, PreparedResponse>(),
  varied: new WeakMap<Page, PreparedResponse>(),
};

/** The response that every visitor of the composition gets. */
export function sharedResponse(page: Page, common: Headers, isVaried = false): PreparedResponse {
  const known = isVaried ? prepared.varied : prepared.same;
  const response = known.get(page) ?? pageResponse(page, common, { isVaried });
  known.set(page, response);
  return response;
}
