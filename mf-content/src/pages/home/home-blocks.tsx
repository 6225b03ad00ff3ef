import { type HeroSlide, HOME_BLOCKS, type HomeBlock } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import {
  ErrorBoundary,
  PageLink,
  useApiData,
  useFooterShown,
  useLoadedData,
  useShellContext,
} from '@mall/runtime';
import { DeferredSlot } from '@mall/runtime/slot';
import { buttonClass, Section } from '@mall/ui';
import type { ComponentType } from 'react';
import { Hero } from '../../features/home/hero/hero.tsx';
import { Today } from '../../features/home/today/today.tsx';
import { NewsletterSection } from '../../features/newsletter/newsletter-form.tsx';
import styles from './page.module.css';
import {
  DiscountsSection,
  EntertainmentSection,
  HighlightsSection,
  NewsSection,
  VideoSection,
} from './sections.tsx';

function CinemaFallback() {
  const t = useMessages('content');
  const { hasRoute } = useShellContext();
  if (!hasRoute('cinema')) return null;
  return (
    <Section heading={t('home.cinema')} lead={t('home.cinemaLead')}>
      <PageLink to="cinema" className={buttonClass('secondary')}>
        {t('home.programme')}
      </PageLink>
    </Section>
  );
}

/** Hidden with its room kept: nothing on the screen moves. */
function NewsletterBlock({ isLast }: { isLast: boolean }) {
  const isShown = useFooterShown();
  return (
    <div className={isShown ? undefined : styles.hidden}>
      <NewsletterSection endsPage={isLast} />
    </div>
  );
}

interface BlockProps {
  /** Whether it may be in the first view. */
  isEarly: boolean;
  isLast: boolean;
}

function WelcomeHero({ isEarly, slides = [] }: BlockProps & { slides?: readonly HeroSlide[] }) {
  const { images } = useApiData('editorialPage', { slug: 'home' });
  return <Hero slides={slides} welcomeImage={images?.cover} priority={isEarly} />;
}

function HeroBlock(props: BlockProps) {
  return <WelcomeHero {...props} slides={useApiData('pinnedPosts').slider} />;
}

interface Block {
  Component: ComponentType<BlockProps>;
  /** In its place when it fails; nothing when left out. */
  Fallback?: ComponentType<BlockProps>;
}

const MoviesSlot = () => <DeferredSlot name="featured-movies" fallback={<CinemaFallback />} />;
const ShopsSlot = () => <DeferredSlot name="shops-teaser" />;

const BLOCKS: Readonly<Record<HomeBlock, Block>> = {
  today: { Component: Today },
  hero: { Component: HeroBlock, Fallback: WelcomeHero },
  highlights: { Component: HighlightsSection },
  discounts: { Component: DiscountsSection },
  posts: { Component: NewsSection },
  movies: { Component: MoviesSlot },
  entertainment: { Component: EntertainmentSection },
  shops: { Component: ShopsSlot },
  video: { Component: VideoSection },
  newsletter: { Component: NewsletterBlock },
};

/**
 * In the order of the content; in the usual one where that could not be loaded. A block that fails leaves the
 * others as they are, and is tried again.
 */
export function HomeBlocks() {
  const names = useLoadedData('home')?.blocks ?? HOME_BLOCKS;
  // An API that is newer than this app may name more.
  const known = names.filter((name) => Object.hasOwn(BLOCKS, name));
  return known.map((name, index) => {
    const { Component, Fallback } = BLOCKS[name];
    const place = { isEarly: index < 2, isLast: index === known.length - 1 };
    return (
      <ErrorBoundary key={name} fallback={Fallback ? <Fallback {...place} /> : null}>
        <Component {...place} />
      </ErrorBoundary>
    );
  });
}
