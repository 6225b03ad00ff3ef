import { POST_TOPICS, type Post, type PostTopic } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';
import { TOPIC_KEY } from './topic-query.ts';

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
