/** The news as an Atom feed (RFC 4287), for feed readers and other sites. */
import { ENTRY_PATHS, type Language, type PostDetail } from '@mall/contracts';
import { escapeHtml } from '@mall/server';
import { Feed } from 'feed';

/** Feed readers poll and store what they have read, so older news can be left out. */
const MAX_ENTRIES = 20;

const LIST_PATH = (language: Language) => ENTRY_PATHS.posts[language].replace('/:slug', '');

const TITLE: Record<Language, (brand: string) => string> = {
  hu: (brand) => `${brand}: aktualitások`,
  en: (brand) => `${brand}: news`,
};

interface FeedContext {
  language: Language;
  brand: string;
  /** Origin of the public site: a feed is read far from it, so that every link is absolute. */
  origin: string;
  feedPath: string;
}

/** The feed's text; `posts` are the newest first. */
export function newsFeed(posts: readonly PostDetail[], context: FeedContext): string {
  const { language, brand, origin, feedPath } = context;
  const [newest] = posts;
  const feed = new Feed({
    id: origin + feedPath,
    title: TITLE[language](brand),
    link: origin + LIST_PATH(language),
    language,
    feedLinks: { atom: origin + feedPath },
    author: { name: brand, link: `${origin}/` },
    generator: false,
    ...(newest && { updated: new Date(newest.publish_at) }),
  });
  for (const post of posts.slice(0, MAX_ENTRIES)) feed.addItem(entryOf(post, context));
  // The library names the language in RSS alone.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
}

function entryOf(post: PostDetail, { language, origin }: FeedContext) {
  const url = origin + ENTRY_PATHS.posts[language].replace(':slug', post.slug);
  const published = new Date(post.publish_at);
  return {
    id: url,
    link: url,
    // The library calls both HTML.
    title: escapeHtml(post.title),
    description: escapeHtml(post.lead),
    content: absoluteLinks(post.body, origin),
    published,
    date: published,
  };
}

/** Sanitised HTML quotes its attributes in one way, so that a pattern finds them all. */
function absoluteLinks(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`);
}
