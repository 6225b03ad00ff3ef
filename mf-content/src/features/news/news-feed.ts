/** The Atom feed of the news. */

import type { Language } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import type { MetaArgs, PageMeta } from '@mall/runtime';

/** Its path in a language. */
export const feedPath = (language: Language) => `/api/posts/feed.atom?lang=${language}`;

/** The feed for a page's head. */
export function feedOf({
  t,
  language,
}: Pick<MetaArgs<unknown, MessageKey<'content'>>, 't' | 'language'>): PageMeta['feed'] {
  return { title: t('news.feedTitle'), path: feedPath(language) };
}
