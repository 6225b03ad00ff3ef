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

const prepared = new WeakMap<Page, PreparedResponse>();

/** A page that shows a refused form has the status of the refusal. */
function refusalOf({ formResponse: { status }, retryAfter }: PostedForm) {
  if (status === 0) return { status: 503, retryAfter: '5' };
  return status < 400 ? {} : { status, retryAfter };
}

/** @param isOwn for one visitor alone. */
function responseOf(
  page: Page,
  common: Headers,
  isOwn: boolean,
  posted?: PostedForm,
): PreparedResponse {
  const { headers, body, etag, revision, variesByLanguage } = page;
  const refusal = posted && page.status === 200 ? refusalOf(posted) : {};
  const { status = page.status, retryAfter } = refusal;
  const isStored = !isOwn && isComplete(page);
  return new PreparedResponse({
    status,
    headers: {
      ...common,
      ...PAGE_HEADERS,
      // A shared cache must not store one visitor's cookie.
      ...(headers['set-cookie'] && { 'cache-control': 'private, max-age=0, must-revalidate' }),
      ...headers,
      'x-composition': String(revision),
      ...(variesByLanguage && { vary: 'Cookie' }),
      ...(!isStored && { 'cache-control': 'no-store' }),
      ...(isOwn && { 'x-robots-tag': 'noindex' }),
      ...(status === 200 && !isOwn && { etag }),
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
    body,
    effort: LOW_EFFORT,
  });
}

export function sharedResponse(page: Page, common: Headers): PreparedResponse {
  const response = prepared.get(page) ?? responseOf(page, common, false);
  prepared.set(page, response);
  return response;
}

export const privateResponse = (
  page: Page,
  common: Headers,
  posted?: PostedForm,
): PreparedResponse => responseOf(page, common, true, posted);
