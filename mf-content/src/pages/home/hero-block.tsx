/** The hero with the posts that editors have pinned to it. */
import type { HeroSlide } from '@mall/contracts';
import { useApiData } from '@mall/runtime';
import { Hero } from '../../features/home/hero/hero.tsx';

interface HeroBlockProps {
  isFirst: boolean;
}

function HeroOf({ slides, isFirst }: HeroBlockProps & { slides: readonly HeroSlide[] }) {
  const { images } = useApiData('editorialPage', { slug: 'home' });
  return <Hero slides={slides} welcomeImage={images?.cover} priority={isFirst} />;
}

export function HeroBlock(props: HeroBlockProps) {
  return <HeroOf {...props} slides={useApiData('pinnedPosts').slider} />;
}

/** The default slide. */
export function WelcomeHero(props: HeroBlockProps) {
  return <HeroOf {...props} slides={[]} />;
}
