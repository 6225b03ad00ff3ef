/** `/aktualitasok`: all news posts, by topic. */
import { Breadcrumbs, breadcrumbList, editorialHead, itemList } from '@mall/blocks';
import type { Post, PostTopic } from '@mall/contracts';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  PageLink,
  type PageMeta,
  useApiData,
  usePageQuery,
  useShellContext,
} from '@mall/runtime';
import { buttonClass, EmptyState, PageHeader, Wrapper } from '@mall/ui';
import { CardRow } from '../../features/base/card-row/card-row.tsx';
import { feedOf, feedPath } from '../../features/news/news-feed.ts';
import { PostCard } from '../../features/news/post-card.tsx';
import { postsOn, readTopic, TopicFilter } from '../../features/news/topic-filter.tsx';
import styles from './page.module.css';

const SLUG = { slug: 'news' };

/** Cards whose images are seen at once in a wide window. */
const FIRST_ROW = 3;

export async function loader({ load, url }: LoaderArgs) {
  const [page, posts] = await Promise.all([load('editorialPage', SLUG), load('posts')]);
  const topic = readTopic(url.searchParams);
  const listed = postsOn(posts, topic).map(({ slug, title }) => ({ slug, title }));
  return { ...editorialHead(page), topic, listed };
}

type Head = Awaited<ReturnType<typeof loader>>;

export function meta(args: MetaArgs<Head, MessageKey<'content'>>): PageMeta {
  const { t, origin, pathTo, data } = args;
  const { title: all, description, image, topic, listed } = data;
  const title = topic ? t('news.onTopic', { topic: t(`news.topic.${topic}`) }) : all;
  return {
    title,
    description,
    image,
    feed: feedOf(args),
    structuredData: [
      breadcrumbList(args, title),
      itemList(
        title,
        listed.map((post) => ({
          name: post.title,
          url: origin + pathTo('post', { slug: post.slug }),
        })),
      ),
    ],
  };
}

function Posts({ posts, topic }: { posts: readonly Post[]; topic: PostTopic | undefined }) {
  const t = useMessages('content');
  const shown = postsOn(posts, topic);
  if (posts.length === 0) return <EmptyState title={t('news.empty')} text={t('news.emptyText')} />;
  return (
    <>
      <TopicFilter posts={posts} chosen={topic} />
      {shown.length === 0 ? (
        <EmptyState title={t('news.noneOn')} />
      ) : (
        <CardRow key={topic} label={t('news.title')} canBeList>
          {shown.map((post, index) => (
            <PostCard key={post.id} post={post} level={2} priority={index < FIRST_ROW} />
          ))}
        </CardRow>
      )}
    </>
  );
}

export function Component() {
  const t = useMessages('content');
  const { language, origin, hasRoute } = useShellContext();
  const { title } = useApiData('editorialPage', SLUG);
  const topic = readTopic(usePageQuery());
  return (
    <>
      <PageHeader compact title={title} breadcrumbs={<Breadcrumbs current={title} />}>
        {hasRoute('events') ? (
          <PageLink to="events" className={buttonClass('secondary', 'small')}>
            {t('news.whatsOn')}
          </PageLink>
        ) : null}
      </PageHeader>
      <Wrapper className={styles.list}>
        <Posts posts={useApiData('posts')} topic={topic} />
        <p className={`${styles.feed} screen-only`}>
          <a href={origin + feedPath(language)} type="application/atom+xml">
            {t('news.feed')}
          </a>
        </p>
      </Wrapper>
    </>
  );
}
