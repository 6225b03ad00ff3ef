/** The head of a news post. */
import { breadcrumbList, limitDescription } from '@mall/blocks';
import type { MessageKey } from '@mall/i18n';
import type { MetaArgs, PageMeta, StructuredData } from '@mall/runtime';
import { eventData } from '../../features/base/structured-data/event-data.ts';
import { feedOf } from '../../features/news/news-feed.ts';
import { newsArticle, type PostSummary } from '../../features/news/post-summary.ts';

type Args = MetaArgs<PostSummary, MessageKey<'content'>>;

/** One `Event` for each of its next dates; one for its time where it is over. */
function eventsOf({ data, origin, pathTo }: Args): StructuredData[] {
  const { slug, title, lead, image, event, dates, contact } = data;
  if (!event) return [];
  const { from, until, ...facts } = event;
  const shown = { ...facts, title, lead, image, url: pathTo('post', { slug }) };
  const all = dates.length > 0 ? dates : [{ id: slug, from, until }];
  return all.map((date) => eventData(shown, date, { origin, contact }));
}

export function meta(args: Args): PageMeta {
  const { t, data } = args;
  const steps = [{ route: 'news', label: t('news.title') }] as const;
  return {
    title: data.title,
    description: limitDescription(data.lead, t('news.descriptionEnd')),
    image: data.image,
    feed: feedOf(args),
    structuredData: [
      newsArticle(args, data),
      ...eventsOf(args),
      breadcrumbList(args, data.title, steps),
    ],
  };
}
