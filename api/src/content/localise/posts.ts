/** Posts as the API gives them: what is published, newest first. */
import type { Post, PostDetail } from '@mall/contracts';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { eventTime } from './event-dates.ts';
import type { LocalisedEvents } from './events.ts';
import { limitText } from './limit-text.ts';
import type { LocalContent } from './local-content.ts';

type LocalPost = LocalContent['posts'][number];

/** About three lines of a card. */
const MAX_LEAD_CHARACTERS = 120;
const OTHER_POSTS = 3;

export interface LocalisedPosts {
  /** Newest first; those of a later day are not there yet. */
  posts: Post[];
  /** Those that the home page shows as news. */
  landing: Post[];
  detail: (slug: string) => PostDetail | undefined;
}

/** The posts of `content` as the calls give them on the day `today`. */
export function localisePosts(
  content: LocalContent,
  today: string,
  events: Pick<LocalisedEvents, 'datesOfPost'>,
): LocalisedPosts {
  const posts = content.posts
    .filter(({ published }) => published <= today)
    .map(toPost)
    .sort((a, b) => Date.parse(b.publish_at) - Date.parse(a.publish_at));
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  return {
    posts,
    landing: content.site.pinned.posts.flatMap((slug) => bySlug.get(slug) ?? []),
    detail: (slug) => {
      const post = bySlug.get(slug);
      if (!post) return undefined;
      const others = posts.filter((other) => other !== post).slice(0, OTHER_POSTS);
      return { ...post, dates: events.datesOfPost(slug), others };
    },
  };
}

function toPost({ published, event, featured, cover: _, ...post }: LocalPost) {
  return {
    ...post,
    lead_limited: limitText(post.lead, MAX_LEAD_CHARACTERS),
    publish_at: mallMoment(published, '00:00'),
    images: { featured },
    ...(event && { event: toEvent(event) }),
  };
}

function toEvent({ repeats: _, hours_group: __, ...event }: NonNullable<LocalPost['event']>) {
  return { ...event, from: eventTime(event.from), until: eventTime(event.until) };
}
