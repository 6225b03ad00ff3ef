/** All news posts. */
import { Breadcrumbs, breadcrumbList, type EditorialHead, editorialHead } from '@mall/blocks';
import type { Post } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { EmptyState, PageHeader, Section, Wrapper } from '@mall/ui';
import { CardRow } from '../../features/card-row/card-row.tsx';
import { LeadingPost } from '../../features/posts/leading-post.tsx';
import { PostCard } from '../../features/posts/post-card.tsx';
import styles from './page.module.css';

export async function loader({ load }: LoaderArgs) {
  const [page] = await Promise.all([load('editorialPage', { slug: 'news' }), load('posts')]);
  return editorialHead(page);
}

export function meta(args: MetaArgs<EditorialHead>): PageMeta {
  return { ...args.data, structuredData: [breadcrumbList(args, args.data.title)] };
}

function EarlierPosts({ posts }: { posts: readonly Post[] }) {
  const t = useMessages('content');
  if (posts.length === 0) return null;
  return (
    <Section heading={t('posts.earlier')}>
      <CardRow label={t('posts.earlier')}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CardRow>
    </Section>
  );
}

function Posts({ posts }: { posts: readonly Post[] }) {
  const t = useMessages('content');
  const [newest, ...earlier] = posts;
  if (!newest) return <EmptyState title={t('posts.empty')} text={t('posts.emptyText')} />;
  return (
    <>
      <Wrapper className={styles.newest}>
        <LeadingPost post={newest} />
      </Wrapper>
      <EarlierPosts posts={earlier} />
    </>
  );
}

export function Component() {
  const { title, lead } = useApiData('editorialPage', { slug: 'news' });
  return (
    <>
      <PageHeader title={title} lead={lead} breadcrumbs={<Breadcrumbs current={title} />} />
      <Posts posts={useApiData('posts')} />
    </>
  );
}
