import { DiscountCard } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { PageLink, type StaticRouteId, useApiData } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { RichText } from '@mall/ui/rich-text';
import { CardRow } from '../../features/base/card-row/card-row.tsx';
import { Highlights } from '../../features/home/highlights/highlights.tsx';
import { IntroVideo } from '../../features/home/intro-video/intro-video.tsx';
import { PostCard } from '../../features/news/post-card.tsx';
import { VenueCards } from '../../features/venues/venue-cards.tsx';
import styles from './sections.module.css';

function AllLink({ route, label }: { route: StaticRouteId; label: string }) {
  return (
    <PageLink to={route} className={buttonClass('quiet', 'small')}>
      {label}
    </PageLink>
  );
}

export function HighlightsSection() {
  const t = useMessages('content');
  const highlights = useApiData('highlights');
  if (highlights.length === 0) return null;
  return (
    <Section heading={t('home.highlights')}>
      <Highlights highlights={highlights} label={t('home.highlights')} />
    </Section>
  );
}

export function DiscountsSection() {
  const t = useMessages('content');
  const discounts = useApiData('pinnedDiscounts');
  if (discounts.length === 0) return null;
  const all = <AllLink route="discounts" label={t('discounts.all')} />;
  return (
    <Section heading={t('discounts.pinned')} lead={t('discounts.pinnedLead')} action={all}>
      <CardRow label={t('discounts.pinned')}>
        {discounts.map((discount) => (
          <DiscountCard key={discount.id} discount={discount} />
        ))}
      </CardRow>
    </Section>
  );
}

export function NewsSection() {
  const t = useMessages('content');
  const posts = useApiData('pinnedPosts').landing;
  if (posts.length === 0) return null;
  const all = <AllLink route="news" label={t('news.all')} />;
  return (
    <Section heading={t('news.pinned')} lead={t('news.pinnedLead')} action={all}>
      <div className={styles.posts}>
        <CardRow label={t('news.pinned')}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </CardRow>
      </div>
    </Section>
  );
}

/** The lead is a paragraph, which may not contain another. */
function withoutParagraphs(html: string): string {
  return html.replace(/<\/?p>/g, ' ').trim();
}

/** Its texts come from the section `elmenyek` of the content. */
export function EntertainmentSection() {
  const t = useMessages('content');
  const { sections } = useApiData('editorialPage', { slug: 'home' });
  const text = sections.find(({ id }) => id === 'elmenyek');
  const all = <AllLink route="entertainment" label={t('venues.all')} />;
  return (
    <Section
      id="elmenyek"
      heading={text?.heading ?? t('venues.discover')}
      lead={text?.html ? <RichText as="inline" html={withoutParagraphs(text.html)} /> : null}
      action={all}
    >
      <div className={styles.venues}>
        <VenueCards />
      </div>
    </Section>
  );
}

export function VideoSection() {
  const { video } = useApiData('home');
  return video ? <IntroVideo video={video} /> : null;
}
