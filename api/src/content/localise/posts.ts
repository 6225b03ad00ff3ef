/** Published posts, newest first, and the slides of the home page. */
import {
  type HeroSlide,
  limitText,
  POST_TOPICS,
  type PostDetail,
  type PostList,
  type PostListQuery,
} from '@mall/contracts';
import { mallMoment } from '@mall/opening-hours/mall-timestamp';
import { pageOf } from '../../http/paging.ts';
import { holds } from './discounts.ts';
import { eventTime } from './event-dates.ts';
import type { LocalisedEvents } from './events.ts';
import type { LocalContent } from './local-content.ts';

type LocalPost = LocalContent['posts'][number];

/** About three lines of a card. */
const MAX_LEAD_CHARACTERS = 120;
const OTHER_POSTS = 3;
const POSTS_PER_PAGE = 24;

export type LocalisedPosts = ReturnType<typeof localisePosts>;

/** The posts of `content` as the calls give them on the day `today`. */
export function localisePosts(
  content: LocalContent,
  today: string,
  events: Pick<LocalisedEvents, 'datesOfPost'>,
) {
  const posts = content.posts
    .filter(({ published }) => published <= today)
    .map(toPost)
    .sort((a, b) => Date.parse(b.publish_at) - Date.parse(a.publish_at));
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const topics = POST_TOPICS.filter((topic) => posts.some((post) => post.topic === topic));
  return {
    posts,
    /** Undefined after the last page. */
    list: ({ topic, page }: PostListQuery): PostList | undefined => {
      const found = topic ? posts.filter((post) => post.topic === topic) : posts;
      const { data, meta } = pageOf(found, { page, limit: POSTS_PER_PAGE });
      return page > meta.pages ? undefined : { posts: data, page, pages: meta.pages, topics };
    },
    landing: content.site.pinned.posts.flatMap((slug) => bySlug.get(slug) ?? []),
    detail: (slug: string): PostDetail | undefined => {
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
    images: featured ? { featured } : {},
    event: event && { ...event, from: eventTime(event.from), until: eventTime(event.until) },
  };
}

type Pinned = LocalContent['site']['pinned']['slider'][number];
type Slideable = LocalContent['posts'][number] | LocalContent['discounts'][number];

const isOver = ({ event }: LocalContent['posts'][number], today: string) =>
  event !== undefined && event.until.slice(0, 'YYYY-MM-DD'.length) < today;

/** Slides for the day `today`: posts that are published and not over, discounts that hold. */
export function localiseSlides(content: LocalContent, today: string): HeroSlide[] {
  const shown = {
    post: content.posts.filter((post) => post.published <= today && !isOver(post, today)),
    discount: content.discounts.filter((discount) => holds(discount, today)),
  };
  return content.site.pinned.slider.flatMap((pinned) => {
    const item = shown[pinned.type].find(({ slug }) => slug === pinned.slug);
    return item ? toSlide(pinned, item) : [];
  });
}

function toSlide({ type, slug }: Pinned, { id, title, lead, featured, cover }: Slideable) {
  if (!cover) return [];
  const lead_limited = limitText(lead, MAX_LEAD_CHARACTERS);
  return [
    { id, type, slug, title, lead, lead_limited, images: { cover, featured: featured ?? cover } },
  ];
}
