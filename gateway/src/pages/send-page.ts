/** A page as an answer. */
import { ReadyAnswer } from '../http/ready-answer.ts';
import { isComplete, type Page } from './page.ts';

/** Headers of every answer. */
type Headers = Readonly<Record<string, string>>;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

const made = new WeakMap<Page, ReadyAnswer>();

function answerOf(page: Page, common: Headers, isOwn: boolean): ReadyAnswer {
  const { status, headers, body, etag, revision, variesByLanguage } = page;
  const isStored = !isOwn && isComplete(page);
  return new ReadyAnswer({
    status,
    headers: {
      ...common,
      ...PAGE_HEADERS,
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
export function pageAnswer(page: Page, common: Headers): ReadyAnswer {
  const known = made.get(page);
  if (known) return known;
  const answer = answerOf(page, common, false);
  made.set(page, answer);
  return answer;
}

/** The answer to a form that the page has posted, or to a preview: for one visitor alone. */
export function ownPageAnswer(page: Page, common: Headers): ReadyAnswer {
  return answerOf(page, common, true);
}
