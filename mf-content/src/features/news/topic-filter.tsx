import { POST_TOPICS, type PostTopic } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { chipClass, FilterChips } from '@mall/ui/filter-chips';

const TOPIC_KEY = 'tema';

export const topicQuery = (topic: PostTopic | undefined) => ({ [TOPIC_KEY]: topic ?? '' });

export function readTopic(query: URLSearchParams): PostTopic | undefined {
  return POST_TOPICS.find((topic) => topic === query.get(TOPIC_KEY));
}

interface TopicFilterProps {
  topics: readonly PostTopic[];
  chosen: PostTopic | undefined;
}

export function TopicFilter({ topics, chosen }: TopicFilterProps) {
  const t = useMessages('content');
  const items = [undefined, ...topics].map((topic) => ({
    key: topic ?? '',
    element: (
      <PageLink
        to="news"
        query={topicQuery(topic)}
        className={chipClass()}
        aria-current={topic === chosen ? 'true' : undefined}
      >
        {topic ? t(`news.topic.${topic}`) : t('news.anyTopic')}
      </PageLink>
    ),
  }));
  return <FilterChips label={t('news.topics')} items={items} />;
}
