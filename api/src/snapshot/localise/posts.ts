/** Posts in one language: what is published, newest first. */
import type { HeroSlide, PinnedPosts, Post, PostDetail, PostEvent } from '@mall/contracts';
import { mallMoment } from '../../content/day.ts';
import type { StoredContent } from '../../content/stored-schema.ts';
import { limitText } from './limit-text.ts';
import type { Wording } from './wording.ts';

type StoredPost = StoredContent['posts'][number];

/** About three lines of a card. */
const LEAD_LIMIT = 120;
const OTHER_POSTS = 3;

export interface LocalisedPosts {
  /** Newest first; those of a later day are not there yet. */
  posts: Post[];
  pinned: PinnedPosts;
  detail: (slug: string) => PostDetail | undefined;
}

/** The posts of `content` as the calls give them. */
export function localisePosts(content: StoredContent, wording: Wording): LocalisedPosts {
  const published = content.posts
    .map((stored) => ({ stored, post: localisePost(stored, wording) }))
    .filter(({ stored }) => stored.published <= wording.today)
    .sort((a, b) => Date.parse(b.post.publish_at) - Date.parse(a.post.publish_at));
  const bySlug = new Map(published.map((entry) => [entry.post.slug, entry]));
  const posts = published.map(({ post }) => post);
  const find = (slugs: string[]) => slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const { pinned } = content.site;
  return {
    posts,
    pinned: {
      landing: find(pinned.posts).map(({ post }) => post),
      slider: find(pinned.slider).flatMap(({ stored, post }) => toSlide(stored, post, wording)),
    },
    detail: (slug) => {
      const found = bySlug.get(slug);
      if (!found) return undefined;
      const others = posts.filter((post) => post.slug !== slug).slice(0, OTHER_POSTS);
      return { ...found.post, body: wording.html(found.stored.body), others };
    },
  };
}

function localisePost(stored: StoredPost, wording: Wording): Post {
  const lead = wording.text(stored.lead);
  return {
    id: stored.id,
    slug: stored.slug,
    title: wording.text(stored.title),
    lead,
    lead_limited: limitText(lead, LEAD_LIMIT),
    publish_at: mallMoment(stored.published, '00:00'),
    images: { featured: wording.image(stored.featured) },
    ...(stored.event && { event: localiseEvent(stored.event, wording) }),
  };
}

function localiseEvent(event: NonNullable<StoredPost['event']>, { text }: Wording): PostEvent {
  return {
    from: eventTime(event.from),
    until: eventTime(event.until),
    place: text(event.place),
    ...(event.audience && { audience: text(event.audience) }),
  };
}

function eventTime(stored: string): string {
  const [day = '', time] = stored.split(' ');
  return time ? mallMoment(day, time) : day;
}

function toSlide(stored: StoredPost, post: Post, wording: Wording): HeroSlide[] {
  if (!stored.cover) return [];
  const { id, slug, title, lead, lead_limited, images } = post;
  const cover = wording.image(stored.cover);
  return [{ id, type: 'post', slug, title, lead, lead_limited, images: { ...images, cover } }];
}
