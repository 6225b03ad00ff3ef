import { breadcrumbList, eventData, limitDescription } from '@mall/blocks';
import type { Config, PostDetail } from '@mall/contracts';
import type { MessageKey } from '@mall/i18n';
import type { MetaArgs, PageMeta, StructuredData } from '@mall/runtime';
import { feedOf } from '../../features/news/news-feed.ts';

export function postSummary(post: PostDetail, { contact }: Pick<Config, 'contact'>) {
  const { slug, title, lead, publish_at: published, images, event, dates } = post;
  return { slug, title, lead, published, image: images.featured, event, dates, contact };
}

type PostSummary = ReturnType<typeof postSummary>;

function newsArticle(
  { origin, brand, language, pathTo }: Pick<MetaArgs, 'origin' | 'brand' | 'language' | 'pathTo'>,
  post: PostSummary,
): StructuredData {
  const publisher = { '@type': 'Organization' as const, name: brand.name, url: `${origin}/` };
  return {
    '@type': 'NewsArticle',
    headline: post.title,
    description: post.lead,
    datePublished: post.published,
    dateModified: post.published,
    inLanguage: language,
    // Search engines ask for 1,200 pixels.
    ...(post.image && { image: [origin + (post.image['2x'] ?? post.image['1x'])] }),
    mainEntityOfPage: origin + pathTo('post', { slug: post.slug }),
    author: publisher,
    publisher,
  };
}

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
    type: 'article',
    feed: feedOf(args),
    structuredData: [
      newsArticle(args, data),
      ...eventsOf(args),
      breadcrumbList(args, data.title, steps),
    ],
  };
}
