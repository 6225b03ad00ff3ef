/** The blocks of the home page by the names that the content orders them by. */
import { HOME_BLOCKS, type HomeBlock } from '@mall/contracts';
import { ErrorBoundary, useApiData } from '@mall/runtime';
import { DeferredSlot } from '@mall/runtime/slot';
import type { ComponentType } from 'react';
import { Tasks } from '../../features/home/tasks/tasks.tsx';
import { CinemaFallback } from './cinema-fallback.tsx';
import { HeroBlock, WelcomeHero } from './hero-block.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';
import {
  DiscountsSection,
  EntertainmentSection,
  HighlightsSection,
  NewsSection,
  VideoSection,
} from './sections.tsx';

interface BlockProps {
  /** Whether it is the first or the last one of the page. */
  isFirst: boolean;
  isLast: boolean;
}

interface Block {
  Component: ComponentType<BlockProps>;
  /** In its place when it fails; nothing when left out. */
  Fallback?: ComponentType<BlockProps>;
}

const MoviesSlot = () => <DeferredSlot name="featured-movies" fallback={<CinemaFallback />} />;
const ShopsSlot = () => <DeferredSlot name="shops-teaser" />;

const BLOCKS: Readonly<Record<HomeBlock, Block>> = {
  hero: { Component: HeroBlock, Fallback: WelcomeHero },
  tasks: { Component: Tasks },
  highlights: { Component: HighlightsSection },
  discounts: { Component: DiscountsSection },
  posts: { Component: NewsSection },
  movies: { Component: MoviesSlot },
  entertainment: { Component: EntertainmentSection },
  shops: { Component: ShopsSlot },
  video: { Component: VideoSection },
  newsletter: { Component: NewsletterBlock },
};

/** A block that fails leaves the others as they are, and is tried again. */
function BlockList({ names }: { names: readonly HomeBlock[] }) {
  // An API that is newer than this app may name more.
  const known = names.filter((name) => name in BLOCKS);
  return known.map((name, index) => {
    const { Component, Fallback } = BLOCKS[name];
    const place = { isFirst: index === 0, isLast: index === known.length - 1 };
    return (
      <ErrorBoundary key={name} fallback={Fallback ? <Fallback {...place} /> : null}>
        <Component {...place} />
      </ErrorBoundary>
    );
  });
}

function OrderedBlocks() {
  return <BlockList names={useApiData('home').blocks} />;
}

/** In the order of the content; in the usual one while that cannot be loaded. */
export function HomeBlocks() {
  return (
    <ErrorBoundary fallback={<BlockList names={HOME_BLOCKS} />}>
      <OrderedBlocks />
    </ErrorBoundary>
  );
}
