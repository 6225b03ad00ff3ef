/** `/aktualitasok`: all news posts by topic, in pages. */
import {
  Breadcrumbs,
  breadcrumbList,
  editorialHead,
  itemList,
  LIST_ANCHOR,
  Pager,
  pagedTitle,
  pageNumber,
  pageQuery,
} from '@mall/blocks';
import type { PostList, PostTopic } from '@mall/contracts';
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
import { readTopic, TopicFilter, topicQuery } from '../../features/news/topic-filter.tsx';
import styles from './page.module.css';

const SLUG = { slug: 'news' };

/** Cards whose images are seen at once in a wide window. */
const FIRST_ROW = 3;

/** What the query asks the call `postList` for. */
function asked(query: URLSearchParams): { page: number; topic?: PostTopic } {
  const topic = readTopic(query);
  return { page: pageNumber(query), ...(topic && { topic }) };
}

export async function loader({ load, url }: LoaderArgs) {
  const wanted = asked(url.searchParams);
  const [head, { posts }] = await Promise.all([
    load('editorialPage', SLUG),
    load('postList', wanted),
  ]);
  return { ...editorialHead(head), ...wanted, posts };
}

type Head = Awaited<ReturnType<typeof loader>>;

/** Each page of all news is its own page; a topic shows a part of them. */
export function meta(args: MetaArgs<Head, MessageKey<'content'>>): PageMeta {
  const { t, language, origin, pathTo, data } = args;
  const { title: all, description, image, topic, page, posts } = data;
  const title = topic ? t('news.onTopic', { topic: t(`news.topic.${topic}`) }) : all;
  return {
    title: pagedTitle(title, page, language),
    description,
    image,
    query: topic ? {} : pageQuery(page),
    feed: feedOf(args),
    structuredData: [
      breadcrumbList(args, title),
      itemList(
        title,
        posts.map((post) => ({
          name: post.title,
          url: origin + pathTo('post', { slug: post.slug }),
        })),
      ),
    ],
  };
}

function Posts({ list, topic }: { list: PostList; topic: PostTopic | undefined }) {
  const t = useMessages('content');
  const { posts, page, pages, topics } = list;
  if (topics.length === 0) return <EmptyState title={t('news.empty')} text={t('news.emptyText')} />;
  return (
    <>
      <TopicFilter topics={topics} chosen={topic} />
      {posts.length === 0 ? (
        <EmptyState title={t('news.noneOn')} />
      ) : (
        <div id={LIST_ANCHOR} className={styles.posts}>
          <CardRow key={`${topic} ${page}`} label={t('news.title')} canBeList>
            {posts.map((post, index) => (
              <PostCard key={post.id} post={post} level={2} priority={index < FIRST_ROW} />
            ))}
          </CardRow>
        </div>
      )}
      <Pager to="news" current={page} pages={pages} query={topicQuery(topic)} />
    </>
  );
}

export function Component() {
  const t = useMessages('content');
  const { language, origin, hasRoute } = useShellContext();
  const { title } = useApiData('editorialPage', SLUG);
  const wanted = asked(usePageQuery());
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
        <Posts list={useApiData('postList', wanted)} topic={wanted.topic} />
        <p className={`${styles.feed} screen-only`}>
          <a href={origin + feedPath(language)} type="application/atom+xml">
            {t('news.feed')}
          </a>
        </p>
      </Wrapper>
    </>
  );
}
