/** Checks that links of English texts keep their language on pages whose path is neutral. */
import { LANGUAGE_QUERY_KEY, type Language } from '@mall/contracts';
import type { ContentIssue } from '../../base/content-issue.ts';
import type { ReadContent } from './read-folder.ts';

/** A link to a page of the site, and the field that holds it. */
interface Link {
  file: string;
  path: string;
  target: string;
}

const PATH = /^\/\S*$/;
const ANCHOR = /<a href="(\/[^"]*)"/g;
const KEEPS_ENGLISH = new RegExp(`[?&;]${LANGUAGE_QUERY_KEY}=en(?![^&#])`);

/** A path that Hungarian texts link to is neutral where English ones do, too (requirement 2.3). */
export function checkLinks(read: ReadContent): ContentIssue[] {
  const hungarian = new Set(linksOf('hu', read).map(({ target }) => withoutQuery(target)));
  return linksOf('en', read)
    .filter(({ target }) => hungarian.has(withoutQuery(target)) && !KEEPS_ENGLISH.test(target))
    .map(({ file, path, target }) => ({
      file,
      path,
      message: `"${target}" is a path of both languages: an English link needs ?${LANGUAGE_QUERY_KEY}=en`,
    }));
}

const withoutQuery = (target: string) => target.replace(/[?#].*/, '');

/** All links in the texts of `language`. */
function linksOf(language: Language, { pages, campaigns, ...read }: ReadContent): Link[] {
  const { site, shops, posts, events, discounts } = read;
  const of = (file: string, content: unknown) => linksIn(language, file, content);
  return [
    ...of('site.yaml', site),
    ...of('shops.yaml', shops),
    ...of('posts.yaml', posts),
    ...of('events.yaml', events),
    ...of('discounts.yaml', discounts),
    ...pages.flatMap(({ file, page }) => of(file, page)),
    ...campaigns.flatMap(({ file, campaign }) => of(file, campaign)),
  ];
}

function linksIn(language: Language, file: string, value: unknown, path = ''): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path ? `${path}.${key}` : key;
    if (key !== language || typeof inner !== 'string') return linksIn(language, file, inner, at);
    return targetsOf(inner).map((target) => ({ file, path: at, target }));
  });
}

/** The path that `text` is, or those that its HTML links to. */
function targetsOf(text: string): string[] {
  if (PATH.test(text)) return [text];
  return [...text.matchAll(ANCHOR)].map(([, target = '']) => target);
}
