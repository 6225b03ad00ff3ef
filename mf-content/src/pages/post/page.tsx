import { Breadcrumbs } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, useApiData, usePageParams, useShellContext } from '@mall/runtime';
import { formatDay, PageHeader, Picture, Section, textColumnsClass, Wrapper } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { CardRow } from '../../features/base/card-row/card-row.tsx';
import { EventFacts } from '../../features/events/event-facts.tsx';
import { PostCard, TOPIC_TONES } from '../../features/news/post-card.tsx';
import { ShareLinks } from '../../features/news/share/share-links.tsx';
import styles from './page.module.css';

export { meta } from './head.ts';

export async function loader({ load, params }: LoaderArgs) {
  const [post, config] = await Promise.all([
    load('post', { slug: params.slug ?? '' }),
    load('config'),
  ]);
  return { post, config };
}

export function Component() {
  const t = useMessages('content');
  const { language } = useShellContext();
  const { slug = '' } = usePageParams();
  const post = useApiData('post', { slug });
  const { title, lead, topic, publish_at, images, event, dates, others } = post;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        eyebrow={<time dateTime={publish_at}>{formatDay(publish_at, language)}</time>}
        breadcrumbs={
          <Breadcrumbs steps={[{ route: 'news', label: t('news.title') }]} current={title} />
        }
        tone={images.featured ? undefined : TOPIC_TONES[topic]}
        image={images.featured && <Picture image={images.featured} ratio="3:2" priority />}
      />
      <article aria-label={title}>
        <Wrapper className={`${textColumnsClass} ${styles.article}`}>
          {event ? (
            <div className={styles.facts}>
              <EventFacts event={event} dates={dates} name={title} />
            </div>
          ) : null}
          <RichText html={post.body} className={styles.text} />
          <ShareLinks title={title} />
        </Wrapper>
      </article>
      {others.length > 0 ? (
        <Section heading={t('news.others')} aside className="screen-only">
          <CardRow label={t('news.others')}>
            {others.map((other) => (
              <PostCard key={other.id} post={other} />
            ))}
          </CardRow>
        </Section>
      ) : null}
    </>
  );
}
