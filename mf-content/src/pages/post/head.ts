import { breadcrumbList, eventData, limitDescription } from '@mall/blocks';
import type { Config, PostDetail } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import type { MetaArgs, PageMeta, StructuredData } from '@mall/runtime';
import { hasEnded } from '../../features/events/event-format.tsx';
import { feedOf } from '../../features/news/news-feed.ts';

interface PostHead {
  post: PostDetail;
  config: Config;
}

type Args = MetaArgs<PostHead, MessageKey<'content'>>;

function newsArticle({ data: { post }, origin, brand, language, pathTo }: Args): StructuredData {
  const publisher = { '@type': 'Organization' as const, name: brand.name, url: `${origin}/` };
  const { featured } = post.images;
  return {
    '@type': 'NewsArticle',
    headline: post.title,
    description: post.lead,
    datePublished: post.publish_at,
    dateModified: post.publish_at,
    inLanguage: language,
    // Search engines ask for 1,200 pixels.
    ...(featured && { image: [origin + (featured['2x'] ?? featured['1x'])] }),
    mainEntityOfPage: origin + pathTo('post', { slug: post.slug }),
    author: publisher,
    publisher,
  };
}

/** One `Event` for each of its next dates; one for its time where it is over. */
function eventsOf({ data: { post, config }, origin, pathTo }: Args): StructuredData[] {
  const { slug, title, lead, images, event } = post;
  if (!event) return [];
  const { from, until, ...facts } = event;
  const url = pathTo('post', { slug });
  const shown = { ...facts, title, lead, image: images.featured, url };
  const now = Date.now();
  const dates = post.dates.filter((date) => !hasEnded(date, now));
  const all = dates.length > 0 ? dates : [{ from, until }];
  return all.map((date) => eventData(shown, date, { origin, contact: config.contact }));
}

export function meta(args: Args): PageMeta {
  const { t } = args;
  const { title, lead, images } = args.data.post;
  const steps = [{ route: 'news', label: t('news.title') }] as const;
  return {
    title,
    description: limitDescription(lead, t('news.descriptionEnd')),
    image: images.featured,
    type: 'article',
    feed: feedOf(args),
    structuredData: [newsArticle(args), ...eventsOf(args), breadcrumbList(args, title, steps)],
  };
}
