/** The topic that the list of news is filtered by, in the query of the URL. */
import { POST_TOPICS, type Post, type PostTopic } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';

/** The query key in both languages. */
const TOPIC_KEY = 'tema';

/** The topic of a query; an unknown one is ignored. */
export function readTopic(query: URLSearchParams): PostTopic | undefined {
  return POST_TOPICS.find((topic) => topic === query.get(TOPIC_KEY));
}

/** The posts on `topic`; all of them without one. */
export function postsOn(posts: readonly Post[], topic: PostTopic | undefined): readonly Post[] {
  return topic ? posts.filter((post) => post.topic === topic) : posts;
}

interface TopicFilterProps {
  posts: readonly Post[];
  chosen: PostTopic | undefined;
}

/** Links to the news on each topic that has any. */
export function TopicFilter({ posts, chosen }: TopicFilterProps) {
  const t = useMessages('content');
  const topics = POST_TOPICS.filter((topic) => posts.some((post) => post.topic === topic));
  const items = [undefined, ...topics].map((topic) => ({
    key: topic ?? '',
    element: (
      <PageLink
        to="news"
        query={{ [TOPIC_KEY]: topic ?? '' }}
        className={chipClass()}
        aria-current={topic === chosen ? 'true' : undefined}
      >
        {topic ? t(`news.topic.${topic}`) : t('news.anyTopic')}
      </PageLink>
    ),
  }));
  return <FilterChips label={t('news.topics')} items={items} />;
}
