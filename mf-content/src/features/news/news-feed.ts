import type { Language } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import type { MetaArgs, PageMeta } from '@mall/runtime';

export const feedPath = (language: Language) => `/api/posts/feed.atom?lang=${language}`;

export function feedOf({
  t,
  language,
}: Pick<MetaArgs<unknown, MessageKey<'content'>>, 't' | 'language'>): PageMeta['feed'] {
  return { title: t('news.feedTitle'), path: feedPath(language) };
}
