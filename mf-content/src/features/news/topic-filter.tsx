import { POST_TOPICS, type Post, type PostTopic } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';

const TOPIC_KEY = 'tema';

export function readTopic(query: URLSearchParams): PostTopic | undefined {
  return POST_TOPICS.find((topic) => topic === query.get(TOPIC_KEY));
}

export function postsOn(posts: readonly Post[], topic: PostTopic | undefined): readonly Post[] {
  return topic ? posts.filter((post) => post.topic === topic) : posts;
}

interface TopicFilterProps {
  posts: readonly Post[];
  chosen: PostTopic | undefined;
}

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
