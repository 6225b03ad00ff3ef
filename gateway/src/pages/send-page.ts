/** A page as an answer. */
import { PreparedResponse } from '../http/prepared-response.ts';
import { isComplete, type Page } from './page.ts';

/** Headers of every answer. */
type Headers = Readonly<Record<string, string>>;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

const made = new WeakMap<Page, PreparedResponse>();

function answerOf(page: Page, common: Headers, isOwn: boolean): PreparedResponse {
  const { status, headers, body, etag, revision, variesByLanguage } = page;
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
    },
    body,
  });
}

/** The answer to a GET, made once for each page. */
export function sharedResponse(page: Page, common: Headers): PreparedResponse {
  const known = made.get(page);
  if (known) return known;
  const answer = answerOf(page, common, false);
  made.set(page, answer);
  return answer;
}

/** The answer to a form that the page has posted, or to a preview: for one visitor alone. */
export function privateResponse(page: Page, common: Headers): PreparedResponse {
  return answerOf(page, common, true);
}
