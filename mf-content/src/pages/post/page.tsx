/** One news post. */
import { Breadcrumbs, breadcrumbList, limitDescription } from '@mall/blocks';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  useApiData,
  usePageParams,
  useShellContext,
} from '@mall/runtime';
import { formatDay, PageHeader, Picture, Section } from '@mall/ui';
import { CardRow } from '../../features/card-row/card-row.tsx';
import { Article } from '../../features/posts/article.tsx';
import { eventData } from '../../features/posts/event-data.ts';
import { PostCard } from '../../features/posts/post-card.tsx';
import { newsArticle, type PostSummary, postSummary } from '../../features/posts/post-summary.ts';

export async function loader({ load, params }: LoaderArgs) {
  return postSummary(await load('post', { slug: params.slug ?? '' }));
}

export function meta({ data, ...args }: MetaArgs<PostSummary, MessageKey<'content'>>): PageMeta {
  const { t } = args;
  const steps = [{ route: 'news', label: t('posts.title') }] as const;
  return {
    title: data.title,
    description: limitDescription(data.lead, t('posts.descriptionEnd')),
    image: data.image,
    structuredData: [
      newsArticle(args, data),
      ...eventData(args, data),
      breadcrumbList(args, data.title, steps),
    ],
  };
}

export function Component() {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { slug = '' } = usePageParams();
  const post = useApiData('post', { slug });
  const { title, lead, publish_at, images, others } = post;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        eyebrow={<time dateTime={publish_at}>{formatDay(publish_at, language)}</time>}
        breadcrumbs={
          <Breadcrumbs steps={[{ route: 'news', label: t('posts.title') }]} current={title} />
        }
        image={<Picture image={images.featured} ratio="1:1" priority />}
      />
      <Article post={post} />
      {others.length > 0 ? (
        <Section heading={t('posts.others')} tone="sun" endsPage>
          <CardRow label={t('posts.others')}>
            {others.map((other) => (
              <PostCard key={other.id} post={other} />
            ))}
          </CardRow>
        </Section>
      ) : null}
    </>
  );
}
