/** The hero of the home page: slides that lead to posts, or one welcome slide. */
import { CAROUSEL_TEXTS } from '@mall/blocks';
import type { HeroSlide, ImageSet } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink, useShellContext } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import { Carousel } from '@mall/ui/carousel';
import { heroImage } from './hero-image.ts';
import { Slide } from './slide.tsx';

/** Milliseconds (spec section 4). */
const AUTOPLAY = { delay: 3_000, firstDelay: 3_250, pauseOnHover: true };
const SPEED_MS = 1_000;

interface HeroProps {
  slides: readonly HeroSlide[];
  /** The slide that is shown when there are no others. */
  welcome: { lead: string; image: ImageSet | undefined };
}

function PostSlide({ slide, index }: { slide: HeroSlide; index: number }) {
  const t = useMessages('content');
  const link = (
    <PageLink to="post" params={{ slug: slide.slug }} className={buttonClass('primary', 'large')}>
      {t('hero.read')}
      <span className="visually-hidden">: {slide.title}</span>
    </PageLink>
  );
  return (
    <Slide
      index={index}
      title={slide.title}
      lead={slide.lead_limited}
      image={heroImage(slide.images)}
      link={link}
    />
  );
}

function WelcomeSlide({ welcome }: Pick<HeroProps, 'welcome'>) {
  const t = useMessages('content');
  const link = (
    <PageLink to="entertainment" className={buttonClass('primary', 'large')}>
      {t('hero.discover')}
    </PageLink>
  );
  return <Slide index={0} title={t('hero.welcome')} {...welcome} link={link} />;
}

/** Loops and plays by itself only with more than one slide. */
export function Hero({ slides, welcome }: HeroProps) {
  const t = useMessages('content');
  const { language } = useShellContext();
  if (slides.length === 0) return <WelcomeSlide welcome={welcome} />;
  const several = slides.length > 1;
  return (
    <Carousel
      label={t('hero.label')}
      slides={slides.map((slide, index) => (
        <PostSlide key={slide.id} slide={slide} index={index} />
      ))}
      texts={CAROUSEL_TEXTS[language]}
      loop={several}
      autoplay={several ? AUTOPLAY : undefined}
      speed={SPEED_MS}
      controls="over"
      gap="none"
    />
  );
}
