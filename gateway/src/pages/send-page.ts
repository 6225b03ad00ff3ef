/** Pages as responses. */
import { isComplete, type Page } from '../composition/page.ts';
import { PreparedResponse } from '../http/prepared-response.ts';
import type { PostedForm } from './form-posts.ts';

/** Headers of every response. */
type Headers = Readonly<Record<string, string>>;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

/** The visitor waits for this compression, so its effort is low. */
const EFFORT = { brotli: 5, gzip: 6 };

const prepared = new WeakMap<Page, PreparedResponse>();

/** Without a response of the API, as when the API is unavailable. */
const NO_RESPONSE = { status: 503, retryAfter: '5' };

/** A page that shows a refused form has the status of the refusal. */
function refusalOf(posted: PostedForm | undefined): Partial<typeof NO_RESPONSE> | undefined {
  if (!posted) return undefined;
  const { formResponse, retryAfter } = posted;
  if (formResponse.status === 0) return NO_RESPONSE;
  if (formResponse.status < 400) return undefined;
  return { status: formResponse.status, ...(retryAfter && { retryAfter }) };
}

function responseOf(
  page: Page,
  common: Headers,
  isOwn: boolean,
  posted?: PostedForm,
): PreparedResponse {
  const { headers, body, etag, revision, variesByLanguage } = page;
  const { status = page.status, retryAfter } = (page.status === 200 && refusalOf(posted)) || {};
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
    effort: EFFORT,
  });
}

/** The response to a GET, prepared once for each page. */
export function sharedResponse(page: Page, common: Headers): PreparedResponse {
  const known = prepared.get(page);
  if (known) return known;
  const response = responseOf(page, common, false);
  prepared.set(page, response);
  return response;
}

/** The response to a form that the page has posted, or to a preview: for one visitor alone. */
export function privateResponse(
  page: Page,
  common: Headers,
  posted?: PostedForm,
): PreparedResponse {
  return responseOf(page, common, true, posted);
}
