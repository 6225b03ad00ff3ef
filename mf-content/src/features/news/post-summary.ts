/** The part of a post that the page's head needs. */
import type { Config, EventDate, ImageSet, PostDetail, PostEvent } from '@mall/contracts';
import type { MetaArgs, StructuredData } from '@mall/runtime';

export interface PostSummary {
  slug: string;
  title: string;
  lead: string;
  published: string;
  image: ImageSet;
  event: PostEvent | undefined;
  dates: readonly EventDate[];
  contact: Config['contact'];
}

/** The summary of `post`. */
export function postSummary(
  { publish_at, images, ...post }: PostDetail,
  { contact }: Pick<Config, 'contact'>,
): PostSummary {
  const { slug, title, lead, event, dates } = post;
  return {
    slug,
    title,
    lead,
    published: publish_at,
    image: images.featured,
    event,
    dates,
    contact,
  };
}

/** The post as a `NewsArticle` of schema.org. */
export function newsArticle(
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
    image: [origin + (post.image['2x'] ?? post.image['1x'])],
    mainEntityOfPage: origin + pathTo('post', { slug: post.slug }),
    author: publisher,
    publisher,
  };
}
