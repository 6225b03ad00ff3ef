/** The sections of the home page below the hero; a section without content is left out. */
import { DiscountCard } from '@mall/blocks';
import type { EditorialPage, Post } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, type StaticRouteId, useApiData } from '@mall/runtime';
import { buttonClass, RichText, Section } from '@mall/ui';
import { CardRow } from '../../features/card-row/card-row.tsx';
import { Highlights } from '../../features/highlights/highlights.tsx';
import { PostCard } from '../../features/posts/post-card.tsx';
import { Services } from '../../features/services/services.tsx';
import { VenueCards } from '../../features/venues/venue-cards.tsx';

function AllLink({ route, label }: { route: StaticRouteId; label: string }) {
  return (
    <PageLink to={route} className={buttonClass('secondary')}>
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
    <Section
      heading={t('discounts.pinned')}
      lead={t('discounts.pinnedLead')}
      action={all}
      tone="sun"
    >
      <CardRow label={t('discounts.pinned')}>
        {discounts.map((discount) => (
          <DiscountCard key={discount.id} discount={discount} />
        ))}
      </CardRow>
    </Section>
  );
}

export function NewsSection({ posts }: { posts: readonly Post[] }) {
  const t = useMessages('content');
  if (posts.length === 0) return null;
  const all = <AllLink route="news" label={t('posts.all')} />;
  return (
    <Section heading={t('posts.pinned')} lead={t('posts.pinnedLead')} action={all}>
      <CardRow label={t('posts.pinned')}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </CardRow>
    </Section>
  );
}

/** The lead is a paragraph, which may not contain another. */
function withoutParagraphs(html: string): string {
  return html.replace(/<\/?p>/g, ' ').trim();
}

/** Its texts come from the section `elmenyek` of the content. */
export function EntertainmentSection({ page }: { page: EditorialPage }) {
  const t = useMessages('content');
  const text = page.sections.find(({ id }) => id === 'elmenyek');
  const all = <AllLink route="entertainment" label={t('venues.all')} />;
  return (
    <Section
      id="elmenyek"
      heading={text?.heading ?? t('venues.discover')}
      lead={text?.html ? <RichText as="inline" html={withoutParagraphs(text.html)} /> : undefined}
      action={all}
    >
      <VenueCards />
    </Section>
  );
}

export function ServicesSection() {
  const t = useMessages('content');
  return (
    <Section heading={t('services.heading')} lead={t('services.lead')} tone="sky">
      <Services />
    </Section>
  );
}
